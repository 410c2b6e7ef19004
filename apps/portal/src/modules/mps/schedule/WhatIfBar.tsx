import type { RunAnswer } from '@bip/contract/resources'
import { Button, Dialog, TextField } from '@bip/design-system'
import { useState } from 'react'
import { Running } from './schedule.styles.ts'
import { useScheduleText } from './useScheduleText.ts'
import type { WhatIf } from './useWhatIf.ts'

type Props = { whatIf: WhatIf; onKept: (answer: RunAnswer) => void }

/** Says that the board only tries out, and keeps or gives up what was tried. */
export const WhatIfBar = ({ whatIf, onKept }: Props) => {
  const { t } = useScheduleText()
  const [name, setName] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const keep = async (): Promise<void> => {
    setBusy(true)
    const answer = await whatIf.keep((name ?? '').trim())
    setBusy(false)
    if (!answer) return
    setName(null)
    onKept(answer)
  }
  return (
    <>
      <Running role="status">
        {whatIf.text}
        <Button size="small" variant="primary" isDisabled={whatIf.moved.length === 0} onPress={() => setName('')}>
          {t('whatIf.keep')}
        </Button>
        <Button size="small" onPress={whatIf.end}>
          {t('whatIf.end')}
        </Button>
      </Running>
      <Dialog
        isOpen={name !== null}
        title={t('whatIf.keep')}
        onClose={() => setName(null)}
        footer={
          <Button variant="primary" isLoading={isBusy} isDisabled={!name?.trim()} onPress={() => void keep()}>
            {t('whatIf.keep')}
          </Button>
        }
      >
        <TextField
          label={t('whatIf.name')}
          hint={t('whatIf.hint')}
          maxLength={60}
          value={name ?? ''}
          onChange={setName}
          onEnter={() => void keep()}
        />
      </Dialog>
    </>
  )
}
