import { dictionaryOf, type Field, isFreeText, label, say } from '@bip/contract'
import type { Call } from '../../http/route.ts'
import { type DictionaryWord, readDictionaries } from '../../model/dictionary.ts'
import type { Model, Part } from '../../model/model.ts'
import type { Place } from '../../model/question.ts'
import { demand } from '../../model/scope.ts'
import { importColumns, type SheetColumn, titleOf } from './columns.ts'
import { sheetName } from './export.ts'
import { addSheet, charactersOf, headStyle, sendWorkbook } from './workbook.ts'

const words = {
  guide: label('填写说明', 'How to fill it in', 'Hướng dẫn'),
  column: label('列', 'Column', 'Cột'),
  rule: label('规则', 'Rule', 'Quy tắc'),
  example: label('示例', 'Example', 'Ví dụ'),
  required: label('必填', 'required', 'bắt buộc'),
  unique: label('不可重复', 'once per company', 'không trùng'),
  longest: label('最多 {max} 个字符', 'at most {max} {max|character|characters}', 'tối đa {max} ký tự'),
  decimals: label('最多 {scale} 位小数', 'at most {scale} decimals', 'tối đa {scale} chữ số thập phân'),
  line: label(
    '每行一条明细；其余列留空的行属于上一张单据',
    'one line a row; rows whose other columns are blank belong to the document above',
    'mỗi dòng một chi tiết; dòng để trống các cột khác thuộc chứng từ phía trên',
  ),
  template: label('导入模板', ' import template', ' - mẫu nhập'),
}
/** Rows that offer a dictionary's words in a list. */
const offeredRows = 1000
/** A list of choices in a cell's rule may have so many characters. */
const maxListLength = 255

/** Answers an empty sheet to fill in, with a second one that explains each column. */
export async function sendTemplate(call: Call, model: Model, place: Place): Promise<void> {
  const { session, services, reply } = call
  const { language } = place
  demand(session, model, 'import', model.core.label[language])
  const dictionaries = await services.database.asTenant(
    session.tenantId,
    (tx) => readDictionaries(tx, session.tenantId, model.dictionaries),
    { readOnly: true },
  )
  const columns = importColumns(model)
  const choicesOf = (field: Field) => (dictionaries.get(dictionaryOf(field) ?? '') ?? []).filter(({ sealed }) => !sealed)
  const title = model.core.label[language]
  const { workbook, done } = await sendWorkbook(reply, `${title}${words.template[language]}.xlsx`)
  const sheet = addSheet(
    workbook,
    sheetName(title),
    columns.map((column) => ({
      header: `${titleOf(column, language)}${column.part.field.required ? ' *' : ''}`,
      width: charactersOf(column.part.field.width),
      format: column.part.kind.format?.(column.part.field),
    })),
  )
  for (const [
    at,
    {
      part: { field },
    },
  ] of columns.entries()) {
    const list = `"${choicesOf(field)
      .map(({ words }) => words[language].replaceAll(',', '，'))
      .join(',')}"`
    if (('multiple' in field && field.multiple) || list.length > maxListLength || list.length < 3) continue
    for (let row = 2; row <= offeredRows + 1; row += 1)
      sheet.getCell(row, at + 1).dataValidation = {
        type: 'list',
        allowBlank: !field.required,
        formulae: [list],
        showErrorMessage: true,
      }
  }
  sheet.commit()
  const guide = addSheet(workbook, words.guide[language], [
    { header: words.column[language], width: 20 },
    { header: words.rule[language], width: 60 },
    { header: words.example[language], width: 30 },
  ])
  for (const column of columns)
    guide
      .addRow([
        titleOf(column, language),
        rulesOf(column, choicesOf(column.part.field), place),
        exampleOf(column.part, choicesOf(column.part.field), place),
      ])
      .commit()
  guide.getColumn(1).font = headStyle.font
  guide.commit()
  await done()
}

function rulesOf({ part: { field }, lines }: SheetColumn, choices: readonly DictionaryWord[], { language }: Place): string {
  const rules = [
    lines && words.line[language],
    field.required && words.required[language],
    'unique' in field && field.unique && words.unique[language],
    'max' in field && isFreeText(field) && say(words.longest, language, { max: field.max ?? 200 }),
    'scale' in field && field.scale !== undefined && say(words.decimals, language, { scale: field.scale }),
    choices.map(({ words }) => words[language]).join(' / '),
    field.hint?.[language],
  ]
  return rules.filter(Boolean).join('; ')
}

const exampleOf = ({ field, kind }: Part, choices: readonly DictionaryWord[], { language }: Place): string =>
  choices[0]?.words[language] ?? ('format' in field && field.format === 'phone' ? '13800000000' : kind.example[language])
