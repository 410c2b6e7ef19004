import type { AnyRecord, Core } from '@bip/contract'
import { Button, Dialog, useLocale } from '@bip/design-system'
import { useId, useState } from 'react'
import styled from 'styled-components'
import { useHost } from '../host/RecordsProvider.tsx'
import { useText } from '../host/useText.ts'
import { viewOf } from '../kinds/views.ts'
import { type Difference, firstChoice, type Side } from './merge.ts'

/** What changed under the form: how it stands now, by whom, and where it differs. */
export type ConflictState = { latest: AnyRecord; who: string; when: string; differences: readonly Difference[] }

export type ConflictDialogProps = {
  core: Core
  conflict: ConflictState
  onSave: (choice: Readonly<Record<string, Side>>) => void
  onClose: () => void
}

const Lead = styled.p`
  margin: 0 0 12px;
  color: var(--text-muted);
`

const Choices = styled.table`
  inline-size: 100%;
  border-collapse: separate;
  border-spacing: 0;
  overflow: hidden;
  border: 1px solid var(--line);
  border-radius: var(--radius);
  font-size: 13px;
  table-layout: fixed;
  & th, & td { padding: 8px 12px; text-align: start; vertical-align: top; }
  & thead th { background: var(--sunken); color: var(--text-muted); font-weight: 500; }
  & tbody th { color: var(--text-muted); font-weight: 400; }
  & tbody > tr > * { border-block-start: 1px solid var(--line); }
`

const Option = styled.label`
  display: flex;
  align-items: flex-start;
  gap: 8px;
  min-inline-size: 0;
  cursor: pointer;
  & > input { flex: none; inline-size: 16px; block-size: 16px; margin: 2px 0; accent-color: var(--accent); }
  & > span { min-inline-size: 0; overflow-wrap: anywhere; }
`

const Both = styled.div`
  display: flex;
  gap: 8px;
  margin-block-start: 12px;
`

/** Somebody else saved first: which value to keep, field by field, before saving again. */
export const ConflictDialog = ({ core, conflict, onSave, onClose }: ConflictDialogProps) => {
  const { t, say } = useText()
  const { timeZone } = useHost()
  const { formatDateTime } = useLocale()
  const name = useId()
  const { latest, who, when, differences } = conflict
  const [first] = useState(() => firstChoice(differences))
  const [choice, setChoice] = useState(first)
  const all = (side: Side): void => setChoice(Object.fromEntries(differences.map(({ key }) => [key, side])))
  const hasOverlap = differences.some(({ isMineChanged }) => isMineChanged)

  return (
    <Dialog
      isOpen
      size="large"
      isDismissable={false}
      isDirty={differences.some(({ key }) => choice[key] !== first[key])}
      title={t('conflict.title')}
      onClose={onClose}
      footer={(close) => (
        <>
          <Button onPress={close}>{t('action.cancel')}</Button>
          <Button variant="primary" onPress={() => onSave(choice)}>
            {t('conflict.save')}
          </Button>
        </>
      )}
    >
      <Lead>
        {t('conflict.text', { who, when: formatDateTime(when, { timeZone }) })}
        {!hasOverlap && ` ${t('conflict.noOverlap')}`}
      </Lead>
      <Choices>
        <thead>
          <tr>
            <th scope="col">{t('conflict.field')}</th>
            <th scope="col">{t('conflict.mine')}</th>
            <th scope="col">{t('conflict.theirs', { who })}</th>
          </tr>
        </thead>
        <tbody>
          {differences.map(({ key, mine, theirs }) => {
            const field = core.fields[key]
            if (!field) return null
            const { Cell } = viewOf(field)
            const label = say(field.label)
            const side = (one: Side, value: unknown, record: Partial<AnyRecord>) => (
              <td>
                <Option>
                  <input
                    type="radio"
                    name={`${name}-${key}`}
                    aria-label={`${label} · ${one === 'mine' ? t('conflict.mine') : t('conflict.theirs', { who })}`}
                    checked={choice[key] === one}
                    onChange={() => setChoice({ ...choice, [key]: one })}
                  />
                  <span>
                    <Cell field={field} fieldKey={key} value={value} record={record} states={core.states} />
                  </span>
                </Option>
              </td>
            )
            return (
              <tr key={key}>
                <th scope="row">{label}</th>
                {side('mine', mine, {})}
                {side('theirs', theirs, latest)}
              </tr>
            )
          })}
        </tbody>
      </Choices>
      {differences.length > 1 && (
        <Both>
          <Button size="small" onPress={() => all('mine')}>
            {t('conflict.allMine')}
          </Button>
          <Button size="small" onPress={() => all('theirs')}>
            {t('conflict.allTheirs')}
          </Button>
        </Both>
      )}
    </Dialog>
  )
}
