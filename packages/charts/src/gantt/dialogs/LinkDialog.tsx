import { Alert, Button, Dialog, NumberField, Select, useLocale } from '@bip/design-system'
import { useState } from 'react'
import type { Plan } from '../model/Plan.ts'
import type { LinkType } from '../model/types.ts'
import type { GanttTexts } from '../useGanttTexts.ts'
import type { Steps } from '../useSteps.ts'
import { dialogTexts, linkTypeTexts } from './Dialogs.texts.ts'
import { Fields, Told } from './dialogs.styles.ts'
import { effectText } from './effectText.ts'
import { isTaken, linkDraftOf, linkEdits } from './linkDraft.ts'

export type LinkDialogProps = { plan: Plan; steps: Steps; words: GanttTexts; linkKey: string; onClose: () => void }

const types = ['FS', 'SS', 'FF', 'SF'] as const satisfies readonly LinkType[]
const units = ['working', 'calendar'] as const

/** A link: from which end to which, with which lag, or taken away; what it does to the plan is said before. */
export const LinkDialog = ({ plan, steps, words, linkKey, onClose }: LinkDialogProps) => {
  const { t } = useLocale()
  const link = plan.links.find(({ key }) => key === linkKey)
  const [draft, setDraft] = useState(() => link && linkDraftOf(link))
  const [reason, setReason] = useState<string | null>(null)
  const edits = link && draft ? linkEdits(link, draft) : []
  const effect = effectText(steps, words, edits)
  if (!link || !draft) return null
  const name = (key: string): string => words.nameOf(plan.taskOf(key))
  const isSame = isTaken(plan, link, draft)
  const make = (made: typeof edits): void => {
    const refused = steps.make(made)
    setReason(refused)
    if (!refused) onClose()
  }
  return (
    <Dialog
      isOpen
      size="small"
      title={t(dialogTexts.linkTitle)}
      onClose={onClose}
      footer={
        <>
          <Button variant="danger" onPress={() => make([{ kind: 'removeLink', key: link.key }])}>
            {t(dialogTexts.remove)}
          </Button>
          <Button onPress={onClose}>{t(dialogTexts.cancel)}</Button>
          <Button variant="primary" isDisabled={isSame} onPress={() => make(edits)}>
            {t(dialogTexts.apply)}
          </Button>
        </>
      }
    >
      <p>{t(dialogTexts.fromTo, { from: name(link.from), to: name(link.to) })}</p>
      <Fields>
        <Select
          label={t(dialogTexts.type)}
          options={types.map((value) => ({ value, label: t(linkTypeTexts[value]) }))}
          value={draft.type}
          onChange={(value) => setDraft({ ...draft, type: types.find((one) => one === value) ?? draft.type })}
          error={isSame ? t(dialogTexts.sameLink) : undefined}
        />
        <NumberField
          label={t(dialogTexts.lag)}
          hint={t(dialogTexts.lagHint)}
          unit={t(dialogTexts.days)}
          precision={0}
          min="-999"
          max="999"
          hasSteppers
          value={draft.lag}
          onChange={(lag) => setDraft({ ...draft, lag })}
        />
        <Select
          label={t(dialogTexts.lagUnit)}
          options={units.map((value) => ({ value, label: t(dialogTexts[`lag_${value}`]) }))}
          value={draft.lagUnit}
          onChange={(value) => setDraft({ ...draft, lagUnit: value === 'calendar' ? 'calendar' : 'working' })}
        />
      </Fields>
      {effect && <Told data-broken={effect.isBroken || undefined}>{effect.text}</Told>}
      {reason && <Alert tone="danger">{reason}</Alert>}
    </Dialog>
  )
}
