/** The password that somebody has just signed in with: who has to choose another one need not type it again. */
let typed = '';

export const storeTypedPassword = (password: string) => {
  typed = password;
};
export const readTypedPassword = () => typed;
