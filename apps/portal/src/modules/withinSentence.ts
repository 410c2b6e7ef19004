/** The name of a thing behind other words: it begins small, but for abbreviations, which keep their capitals. */
export const withinSentence = (text: string): string =>
  /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLocaleLowerCase() + text.slice(1) : text
