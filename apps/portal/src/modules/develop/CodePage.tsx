import { Alert, Switch } from '@bip/design-system'
import { developCalls, type Finding, type ProjectOverview, type TargetModule } from '@bip/develop'
import { useState } from 'react'
import { useSession } from '../../app/session.tsx'
import { LoadFailed } from '../../pages/LoadFailed.tsx'
import { StatusPage } from '../../pages/StatusPage.tsx'
import { useTabLabel } from '../../tabs/tabContext.ts'
import { useAnswer } from './calls.ts'
import { Page } from './develop.styles.ts'
import { Editor } from './Editor.tsx'
import { GeneratorHead } from './GeneratorHead.tsx'
import { ModelDialog } from './ModelDialog.tsx'
import { useDevelopText } from './useDevelopText.ts'
import { useGenerator } from './useGenerator.ts'

const nothingWrong: readonly Finding[] = []

/** The code generator; for the first tenant's administrators. */
export const CodePage = () => {
  const { can } = useSession()
  return can('develop_code') ? <CodeGenerator /> : <StatusPage status={403} />
}

const CodeGenerator = () => {
  const { t } = useDevelopText()
  useTabLabel(t('title'))
  const { data: overview, error, mutate } = useAnswer<ProjectOverview>(developCalls.overview)
  const { data: modules = [] } = useAnswer<TargetModule[]>(developCalls.modules)
  const [isChoosing, setChoosing] = useState(false)
  const generator = useGenerator(overview?.known, () => mutate())
  const { draft, isEnhanced, files, tab, isTouched, written, findings, failure } = generator.state
  if (error && !overview) return <LoadFailed error={error} onRetry={() => void mutate()} />
  return (
    <Page>
      <GeneratorHead overview={overview} generator={generator} onStart={() => setChoosing(true)} />
      {overview?.mayWrite === false && <Alert>{t('readsHint')}</Alert>}
      {overview && overview.waiting.length > 0 && (
        <Alert tone="warning">{t('waiting', { names: overview.waiting.join(', ') })}</Alert>
      )}
      {written && (
        <Alert tone="success" title={t('done', { count: written.count })} onClose={generator.forgetWritten}>
          {t('next', { key: written.key })}
        </Alert>
      )}
      {failure && <Alert tone="danger">{failure}</Alert>}
      <Switch label={t('enhanced')} value={isEnhanced} onChange={generator.enhance} />
      <Editor
        draft={draft}
        onChange={generator.change}
        known={overview?.known}
        modules={modules}
        findings={isTouched ? findings : nothingWrong}
        canShow={overview !== undefined && findings.length === 0}
        files={files}
        tab={tab}
        onTab={generator.setTab}
      />
      {isChoosing && (
        <ModelDialog
          onChoose={(id) => void generator.begin(id).finally(() => setChoosing(false))}
          onClose={() => setChoosing(false)}
        />
      )}
    </Page>
  )
}
