/** What the page asks of a new password; the gateway decides. */
export const isStrong = (password: string): boolean => password.length >= 8 && /\p{L}/u.test(password) && /\d/.test(password)
