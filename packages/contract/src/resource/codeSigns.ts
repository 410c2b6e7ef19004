import { type Label, label } from '../i18n.ts'

/** Says what a code may be made of, beside letters and digits. */
export const codeSigns = (signs: string): { pattern: Label } => ({
  pattern: label(
    `只能使用英文字母、数字和 ${signs}`,
    `Use letters, digits and ${signs} only`,
    `Chỉ dùng chữ cái không dấu, chữ số và ${signs}`,
  ),
})
