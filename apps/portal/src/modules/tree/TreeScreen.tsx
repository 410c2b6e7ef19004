import { type Core, type ListQuestion, listLabel, permissionCode, say, spaced } from '@bip/contract'
import { Button, PageHeader } from '@bip/design-system'
import { ArrowRight } from '@bip/design-system/icons'
import { ResourceList } from '@bip/records'
import { ResourceTree } from '@bip/records/parts'
import { useMemo, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { usePreferences } from '../../app/preferences.ts'
import { useSession } from '../../app/session.tsx'
import { useText } from '../../app/useText.ts'
import { StatusPage } from '../../pages/StatusPage.tsx'
import { useTabLabel } from '../../tabs/tabContext.ts'
import { createPath, detailPath } from '../paths.ts'
import { TwoPane } from '../TwoPane.tsx'
import { Right } from './tree.styles.ts'
import { ViewSwitch } from './ViewSwitch.tsx'

/** Records that stand below each other: the tree on the left, and those right below the chosen one as a list. */
export const TreeScreen = ({ core }: { core: Core }) => {
  const { can } = useSession()
  return can(permissionCode(core, 'view')) ? <AllowedTree core={core} /> : <StatusPage status={403} />
}

const chosenName = 'id'

const AllowedTree = ({ core }: { core: Core }) => {
  const { t, noun } = useText()
  const { can } = useSession()
  const { language } = usePreferences()
  const navigate = useNavigate()
  const [search, setSearch] = useSearchParams()
  const [name, setName] = useState('')
  const title = say(listLabel(core), language)
  useTabLabel(title)
  const chosen = search.get(chosenName) ?? undefined
  const choose = (id: string | undefined, title: string): void => {
    setName(title)
    setSearch(
      (before) => {
        const next = new URLSearchParams(before)
        if (id) next.set(chosenName, id)
        else next.delete(chosenName)
        return next
      },
      { replace: true },
    )
  }
  const add = {
    label: spaced(t('screens.create', { name: noun(core.label) })),
    onPress: () => void navigate(createPath(core, chosen && core.tree ? { [core.tree.parent]: chosen } : undefined)),
  }
  return (
    <TwoPane
      title={title}
      add={core.calls.submit && can(permissionCode(core, 'add')) ? add : undefined}
      find={<ViewSwitch />}
      side={<ResourceTree core={core} chosen={chosen} onChoose={choose} />}
    >
      <Right key={chosen}>
        {chosen && (
          <PageHeader
            title={name ? t('tree.below', { name }) : title}
            actions={
              <Button icon={<ArrowRight size={16} aria-hidden />} onPress={() => void navigate(detailPath(core, chosen))}>
                {t('tree.open', { name: name || say(core.label, language) })}
              </Button>
            }
          />
        )}
        <RightBelow core={core} parentId={chosen} />
      </Right>
    </TwoPane>
  )
}

const start: ListQuestion = { current: 1, size: 20 }

/** The records right below one, or all of them. */
const RightBelow = ({ core, parentId }: { core: Core; parentId: string | undefined }) => {
  const [question, setQuestion] = useState<ListQuestion>(start)
  const parent = core.tree?.parent
  const fixed = useMemo(() => (parent && parentId ? { [parent]: parentId } : undefined), [parent, parentId])
  return (
    <ResourceList core={core} question={question} onQuestionChange={setQuestion} fixed={fixed} isEmbedded={fixed !== undefined} />
  )
}
