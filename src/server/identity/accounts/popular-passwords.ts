/** The most common passwords in lower case, without trailing digits and signs. */
const words = `123456 1234567 12345678 123456789 1234567890 0123456789 987654321 111111 000000 222222 333333
444444 555555 666666 777777 888888 999999 112233 123123 123321 121212 131313 654321 159753 147258 159357 147258369
696969 101010 11111111 00000000 12341234 aaaaaa abcabc abcdef abcdefg abcdefgh abc123 a1b2c3 1q2w3e 1q2w3e4r
1q2w3e4r5t 1qaz2wsx qazwsx qazwsxedc zaq12wsx q1w2e3r4 qwerty qwertz azerty azertyuiop qwertyuiop qwerty123 asdfgh
asdfghjkl zxcvbn zxcvbnm qsdfgh qsdfghjklm wxcvbn poiuyt poiuytreza password passw0rd p@ssw0rd p@ssword pass
passpass motdepasse mdp secret secrets admin administrator administrateur superadmin root toor test tester testtest
guest invite demo user login welcome bienvenue changeme changeit letmein default system server temp temporaire access
master boss chef iloveyou jetaime jetadore loulou doudou bonjour bonsoir coucou salut soleil marseille paris lyon
france portugal football baseball basketball soccer hockey monkey dragon tigger shadow sunshine princess princesse
superman batman spiderman pokemon naruto starwars michael michelle jordan jennifer thomas nicolas camille chocolat
chouchou cheval chien loup ange amour caramel cannelle vanille orange banane pomme summer winter spring autumn
automne printemps hiver ete trustno whatever freedom hello hellohello internet computer ordinateur google facebook
samsung microsoft windows linux apple iphone android killer hunter ranger buster harley charlie andrew daniel
jessica ashley matrix mustang ferrari porsche mercedes corvette yamaha cookie flower purple silver golden diamond
blackberry blink182 pepper ginger maggie hannah nathan matteo visavis`;

const popular = new Set(words.split(/\s+/));

const withoutEnd = (password: string) => password.replace(/[\d!?.*@#$%_-]+$/, '');

/** Whether a password is among those that are tried first, also with digits or signs at its end. */
export function isPopularPassword(password: string): boolean {
  const small = password.toLowerCase();
  return popular.has(small) || popular.has(withoutEnd(small)) || new Set(small).size < 4;
}
