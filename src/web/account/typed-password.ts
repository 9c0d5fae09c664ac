/** The password of the last sign-in: not asked for again where another one has to be chosen. */
let typed = '';

export const storeTypedPassword = (password: string) => {
  typed = password;
};
export const readTypedPassword = () => typed;
