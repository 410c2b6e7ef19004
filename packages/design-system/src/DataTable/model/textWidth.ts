/** About as wide as a text is in px at a size of type: Chinese signs are square, letters a little over half of that. Measuring would be a layout. */
export const textWidth = (text: string, size: number): number =>
  Array.from(text).reduce((width, sign) => width + (sign >= '\u2e80' ? size : size * 0.58), 0)
