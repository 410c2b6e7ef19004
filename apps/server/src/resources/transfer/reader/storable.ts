/** A text without what no database stores: NUL and halves of characters. */
export const storable = (text: string): string => {
  const whole = text.isWellFormed() ? text : text.toWellFormed()
  return whole.includes('\0') ? whole.replaceAll('\0', '') : whole
}
