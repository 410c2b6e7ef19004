import { type AnyRecord, type Core, type ListQuestion, permissionCode } from '@bip/contract'
import { Button, PageHeader, Tree, type TreeNode } from '@bip/design-system'
import { ArrowRight } from '@bip/design-system/icons'
import { ResourceList } from '@bip/records'
import { useMemo, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { client } from '../../../app/client.ts'
import { useSession } from '../../../app/session.tsx'
import { LoadFailed } from '../../../pages/LoadFailed.tsx'
import { StatusPage } from '../../../pages/StatusPage.tsx'
import { useTabLabel } from '../../../tabs/tabContext.ts'
import { detailPath } from '../../paths.ts'
import { TwoPane } from '../../TwoPane.tsx'
import { useAnswer } from '../calls.ts'
import { Panel } from '../roles/roles.styles.ts'
import { useSystemText } from '../useSystemText.ts'

type Level = { id: string; title: string; hasChildren: boolean }

type RecordTreePageProps = {
  core: Core
  /** The call that answers one level of the tree for a `parentId`. */
  levelPath: string
  title: string
}

const root = '0'

const nodesOf = (levels: readonly Level[]): TreeNode[] =>
  levels.map(({ id, title, hasChildren }) => ({ key: id, label: title, hasChildren }))

/** Records that stand under each other: the tree on the left, level by level, and those below the chosen one as a list. */
export const RecordTreePage = (props: RecordTreePageProps) => {
  const { can } = useSession()
  return can(permissionCode(props.core, 'view')) ? <RecordTree {...props} /> : <StatusPage status={403} />
}

const RecordTree = ({ core, levelPath, title }: RecordTreePageProps) => {
  const { t } = useSystemText()
  const navigate = useNavigate()
  const [params, setParams] = useSearchParams()
  const [loaded, setLoaded] = useState<ReadonlyMap<string, string>>(new Map())
  const { data, error, isLoading, mutate } = useAnswer<Level[]>(levelPath, { parentId: root })
  useTabLabel(title)
  const nodes = useMemo(() => nodesOf(data ?? []), [data])
  const chosen = params.get('id') ?? ''
  const known = loaded.get(chosen) ?? data?.find(({ id }) => id === chosen)?.title
  // One that an address names may lie in a branch that nobody opened yet.
  const { data: found } = useAnswer<AnyRecord>(data && chosen && known === undefined ? `${core.path}/detail` : null, {
    id: chosen,
  })
  const name = known ?? String(found?.[core.display] ?? '')

  const loadChildren = async ({ key }: TreeNode, signal: AbortSignal): Promise<TreeNode[]> => {
    const levels = await client.request<Level[]>({ path: levelPath, query: { parentId: key }, signal, silent: true })
    setLoaded((known) => new Map([...known, ...levels.map(({ id, title: text }) => [id, text] as const)]))
    return nodesOf(levels)
  }
  if (error) return <LoadFailed error={error} onRetry={() => void mutate()} />
  return (
    <TwoPane
      title={title}
      side={
        <Tree
          label={title}
          nodes={nodes}
          isLoading={isLoading}
          loadChildren={loadChildren}
          selectionMode="single"
          selectedKeys={new Set(chosen ? [chosen] : [])}
          onSelectionChange={(keys) => {
            const [id] = keys
            setParams(id ? { id } : {}, { replace: true })
          }}
        />
      }
    >
      <Panel key={chosen}>
        {chosen && (
          <PageHeader
            title={t('trees.below', { name })}
            actions={
              <Button icon={<ArrowRight size={16} aria-hidden />} onPress={() => void navigate(detailPath(core, chosen))}>
                {t('trees.open', { name })}
              </Button>
            }
          />
        )}
        <Below core={core} parentId={chosen} />
      </Panel>
    </TwoPane>
  )
}

const start: ListQuestion = { current: 1, size: 20 }

/** The records below one, or all of them. */
const Below = ({ core, parentId }: { core: Core; parentId: string }) => {
  const [question, setQuestion] = useState<ListQuestion>(start)
  const fixed = useMemo(() => (parentId ? { parentId } : undefined), [parentId])
  return (
    <ResourceList core={core} question={question} onQuestionChange={setQuestion} fixed={fixed} isEmbedded={parentId !== ''} />
  )
}
