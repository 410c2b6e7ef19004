import { Alert, Tabs } from '@bip/design-system'
import { type Finding, findingText, type GeneratedFile, type Known, type Prototype, type TargetModule } from '@bip/develop'
import { useMemo } from 'react'
import { BasicsTab } from './BasicsTab.tsx'
import { Findings, Note } from './develop.styles.ts'
import { FieldsTab } from './FieldsTab.tsx'
import { FilesTab } from './FilesTab.tsx'
import { ListsTab } from './ListsTab.tsx'
import { LiveTab } from './LiveTab.tsx'
import { StatesTab } from './StatesTab.tsx'
import { useDevelopText } from './useDevelopText.ts'

export type EditorProps = {
  draft: Prototype
  onChange: (draft: Prototype) => void
  known: Known | undefined
  modules: readonly TargetModule[]
  /** What is told of it. */
  findings: readonly Finding[]
  /** Nothing is wrong, so that it can be shown as it will be. */
  canShow: boolean
  /** The last preview; null before the first. */
  files: readonly GeneratedFile[] | null
  tab: string
  onTab: (tab: string) => void
}

/** How many findings are told at once; the rest comes when these are mended. */
const maxShown = 8

/** A prototype in its parts, with what is wrong told as one writes. */
export const Editor = ({ draft, onChange, known, modules, findings, canShow, files, tab, onTab }: EditorProps) => {
  const { t, language } = useDevelopText()
  const texts = useMemo(
    () => findings.map((finding) => ({ path: finding.path, text: findingText(finding, draft, language) })),
    [findings, draft, language],
  )
  const errorAt = (path: string): string | undefined =>
    texts
      .find((finding) => finding.path === path)
      ?.text.split(': ')
      .slice(1)
      .join(': ')
  const parts = { draft, onChange, errorAt }
  return (
    <>
      <Tabs
        selectedKey={tab}
        onSelect={onTab}
        items={[
          { key: 'basics', label: t('tabs.basics'), content: <BasicsTab {...parts} modules={modules} /> },
          { key: 'fields', label: t('tabs.fields'), content: <FieldsTab {...parts} known={known} /> },
          { key: 'lists', label: t('tabs.lists'), content: <ListsTab {...parts} /> },
          { key: 'states', label: t('tabs.states'), content: <StatesTab {...parts} /> },
          { key: 'live', label: t('tabs.live'), content: canShow ? <LiveTab draft={draft} /> : <Note>{t('liveHint')}</Note> },
          { key: 'files', label: t('tabs.files'), content: <FilesTab files={files} /> },
        ]}
      />
      {texts.length > 0 && (
        <Alert tone="info" title={t('findings', { count: texts.length })}>
          <Findings>
            {texts.slice(0, maxShown).map(({ path, text }) => (
              <li key={path + text}>{text}</li>
            ))}
          </Findings>
        </Alert>
      )}
    </>
  )
}
