/** What a visitor has said without an account; `accountTermsKey`: the copy of an account's. */
export const visitorTermsKey = 'ownTerms';
