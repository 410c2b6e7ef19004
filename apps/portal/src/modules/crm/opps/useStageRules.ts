import { type AnyRecord, isEmpty } from '@bip/contract'
import { oppsStageRule, rulesInOrder, type StageRule } from '@bip/contract/resources'
import { type DictionaryEntry, useDictionary, useList, wordOf } from '@bip/records'
import { useCallback, useMemo } from 'react'

const asked = { size: 100 }

const text = (value: unknown): string | null => (isEmpty(value) ? null : String(value))

const ruleIn = (record: AnyRecord): StageRule => ({
  stage: String(record.stage),
  orderNo: String(record.orderNo),
  stageKind: String(record.stageKind),
  probability: String(record.probability),
  requiredFields: Array.isArray(record.requiredFields) ? record.requiredFields.map(String) : [],
  asksReason: record.asksReason === true,
  mustPass: record.mustPass === true,
  maxDays: text(record.maxDays),
  cardLimit: text(record.cardLimit),
  limitKind: text(record.limitKind),
})

/** The rules of the stages in order, and what stages are called. Whoever may not read rules gets those of the product. */
export const useStageRules = () => {
  const { page, error } = useList(oppsStageRule, asked)
  const { entries } = useDictionary('DC_OPPS_STATUS')
  const isKnown = page !== undefined || error !== undefined
  const rules = useMemo(() => rulesInOrder(page?.records.map(ruleIn) ?? []), [page])
  const stageName = useCallback((stage: string): string => wordOf(entries, stage), [entries])
  const toneOf = useCallback(
    (stage: string): DictionaryEntry['tone'] => entries?.find(({ key }) => key === stage)?.tone,
    [entries],
  )
  return { rules, isKnown: isKnown && entries !== undefined, stageName, toneOf }
}
