import { dictionaryOf, type Field, targetOf } from '@bip/contract'

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ')

/** A table in Markdown. */
export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.map(cell).join(' | ')} |`).join('\n')

/** A field in a row: name, kind, label, and what one has to know of it. */
export function fieldRow(name: string, field: Field, isWritable: boolean): string[] {
  const dictionary = dictionaryOf(field)
  const target = targetOf(field)
  const notes = [
    field.required && 'required',
    !isWritable && 'by the server',
    field.createOnly && 'fixed once created',
    dictionary && `dictionary \`${dictionary}\``,
    target && `names a record of \`${target}\``,
    field.from && `shown of \`${field.from.join('.')}\``,
    field.prefill && `taken over of \`${field.prefill.join('.')}\``,
    field.formula && 'computed',
  ]
  return [`\`${name}\``, field.kind, `${field.label.en} · ${field.label['zh-CN']}`, notes.filter(Boolean).join(', ')]
}
