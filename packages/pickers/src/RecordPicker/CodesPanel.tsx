import { Alert, Button, CopyButton, TextArea, useLocale } from '@bip/design-system'
import { useState } from 'react'
import { unresolved } from '../codes.ts'
import { CodesBox } from './RecordPicker.styles.ts'
import { recordPickerTexts as texts } from './RecordPicker.texts.ts'
import type { Resolving } from './useResolving.ts'

/** A list of codes from a sheet, and which of them name no record. */
export const CodesPanel = ({ resolving }: { resolving: Resolving }) => {
  const { t, formatNumber } = useLocale()
  const [text, setText] = useState('')
  const { report, problem, isRunning, run } = resolving
  const rest = report && unresolved(report)
  return (
    <CodesBox>
      <TextArea label={t(texts.codesLabel)} minRows={4} value={text} onChange={setText} error={problem} autoFocus />
      <Button isLoading={isRunning} isDisabled={text.trim() === ''} onPress={() => void run(text)}>
        {t(texts.codesAdd)}
      </Button>
      {report && rest && (
        <Alert
          tone={rest.count > 0 ? 'warning' : 'success'}
          action={
            rest.count > 0 && (
              <CopyButton text={[...report.missing, ...report.ambiguous].join('\n')} label={t(texts.codesCopy)} size="small" />
            )
          }
        >
          {t(texts.codesFound, { count: formatNumber(report.found.length) })}
          {rest.count > 0 && ` · ${t(texts.codesMissing, { count: formatNumber(rest.count), names: rest.names })}`}
        </Alert>
      )}
    </CodesBox>
  )
}
