import { label, say } from '@bip/contract'
import { Refusal } from '../../base/errors.ts'
import type { Extension } from '../../model/extension.ts'

const lower = label('不能低于月薪下限', 'must not be below “salary from”', 'không được thấp hơn mức lương từ')

export const talentPositionExtension: Extension = {
  beforeSave: ({ place }, { salaryMin, salaryMax }) => {
    if (!salaryMin || !salaryMax || Number(salaryMax) >= Number(salaryMin)) return
    const reason = say(lower, place.language)
    throw new Refusal('invalidFields', { fields: reason }, { fields: { salaryMax: reason } })
  },
}
