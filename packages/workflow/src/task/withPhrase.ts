/** Words with a phrase behind them, apart from what is written already. */
export const withPhrase = (words: string, phrase: string): string =>
  words.trim() === '' ? phrase : `${words.trimEnd()} ${phrase}`
