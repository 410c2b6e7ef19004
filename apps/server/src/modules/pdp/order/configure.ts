import { type Choices, type Field, type Fields, isEmpty, type Label, label, say, targetOf } from '@bip/contract'
import {
  erpCollectionTerms,
  erpCostProject,
  erpCustomers,
  erpDocumentaries,
  erpEndCustomers,
  erpEquipmentName,
  erpMaterials,
  erpOrder,
  erpProductSeriation,
  erpProjectNames,
  erpProjectNumbers,
  erpSaleOrderList,
  erpTpm,
} from '@bip/contract/resources'
import Big from 'big.js'
import { Refusal } from '../../../base/errors.ts'
import type { Extension, Values } from '../../../model/extension.ts'
import type { Place } from '../../../model/question.ts'

const twice = label('该字段已在表单中', 'The form has this field already', 'Biểu mẫu đã có trường này')
const unfit = label(
  '该字段不从这里取值，请另选来源或留空',
  'This field does not take its values from there. Choose another lookup, or none',
  'Trường này không lấy giá trị từ nguồn đó. Hãy chọn nguồn khác hoặc bỏ trống',
)
const notWhole = label(
  '各期比例合计须为 100%，现为 {total}%',
  'The shares must come to 100 %; they come to {total} %',
  'Tổng tỷ lệ phải là 100 %, hiện là {total} %',
)

/** Named lookups of which a field of an order may take its values, by name. */
export const lookups: Readonly<Record<string, Choices>> = {
  erpCollectionTerms,
  erpCostProject,
  erpCustomers,
  erpDocumentaries,
  erpEndCustomers,
  erpEquipmentName,
  erpMaterials,
  erpProductSeriation,
  erpProjectNames,
  erpProjectNumbers,
  erpSaleOrderList,
  erpTpm,
}

const cells: Fields = erpOrder.fields.lines.fields

/** A field of an order, or a cell of its lines. */
export const orderField = (key: string): Field | undefined => (erpOrder.fields as Fields)[key] ?? cells[key]

export const linesIn = (values: Values, key: string): Values[] => (Array.isArray(values[key]) ? (values[key] as Values[]) : []) // checked by the contract

export const wrongFields = (
  { language }: Pick<Place, 'language'>,
  wrong: Readonly<Record<string, Label>>,
  values = {},
): Refusal => {
  const fields = Object.fromEntries(Object.entries(wrong).map(([path, sentence]) => [path, say(sentence, language, values)]))
  return new Refusal('invalidFields', { fields: Object.values(fields).slice(0, 3).join('; ') }, { fields })
}

const writtenOf = (values: Values): string =>
  JSON.stringify(linesIn(values, 'formFields').map(({ fieldKey, isRequired, lookup }) => [fieldKey, isRequired, lookup]))

/** What a form of orders consists of follows from its lines; each field is named once, with a lookup of what it refers to. */
export const erpOrderConfigureExtension: Extension = {
  beforeSave: ({ place }, values, before) => {
    if (before && writtenOf(before) === writtenOf(values)) return
    const wrong: Record<string, Label> = {}
    const seen = new Set<string>()
    const lines = linesIn(values, 'formFields')
    for (const [at, { fieldKey, lookup }] of lines.entries()) {
      const key = String(fieldKey)
      if (seen.has(key)) wrong[`formFields.${at}.fieldKey`] = twice
      seen.add(key)
      const field = orderField(key)
      const source = isEmpty(lookup) ? undefined : lookups[String(lookup)]
      if (source && (!field || targetOf(field) !== source.of)) wrong[`formFields.${at}.lookup`] = unfit
    }
    if (Object.keys(wrong).length > 0) throw wrongFields(place, wrong)
    values.shownFields = lines.map(({ fieldKey }) => fieldKey)
    values.requiredFields = lines.filter(({ isRequired }) => isRequired === true).map(({ fieldKey }) => fieldKey)
  },
}

const sharesOf = (values: Values): Big =>
  linesIn(values, 'shares').reduce((sum, { share }) => sum.plus(String(share ?? 0)), Big(0))

/** What is collected comes to the whole; a term whose shares stay as they are is not asked again. */
export const collectionTermExtension: Extension = {
  beforeSave: ({ place }, values, before) => {
    const total = sharesOf(values)
    if (before && total.eq(sharesOf(before))) return
    if (!total.eq(100)) throw wrongFields(place, { shares: notWhole }, { total: total.toFixed(2) })
  },
}
