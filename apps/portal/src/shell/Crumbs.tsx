import type { MenuNode } from '@bip/contract'
import { Breadcrumb, IconButton, lazyPart } from '@bip/design-system'
import { ArrowLeft, CircleHelp } from '@bip/design-system/icons'
import { Suspense, useState } from 'react'
import { useText } from '../app/useText.ts'
import { firstPageOf, pagePathOf } from '../menus/menus.ts'
import { CrumbRow } from './Shell.styles.ts'

const SopDrawer = lazyPart(() => import('./SopDrawer.tsx').then((module) => module.SopDrawer))

type CrumbsProps = {
  trail: readonly MenuNode[]
  /** The page on show. */
  page: string
  /** What the page calls itself. */
  label: string
  onShow: (path: string) => void
}

/** A group that is called like the entry in it says nothing. */
const withoutRepeats = (trail: readonly MenuNode[]): MenuNode[] => trail.filter(({ name }, at) => trail[at + 1]?.name !== name)

/** Where the page lies in the menu, the way back from a detail to its entry, and the help that its entry has. */
export const Crumbs = ({ trail, page, label, onShow }: CrumbsProps) => {
  const { t } = useText()
  const [isHelping, setHelping] = useState(false)
  const entry = trail.at(-1)
  if (!entry) return null
  const entryPath = pagePathOf(entry)
  const isEntry = entryPath === page
  const help = entry.sopDocId
  return (
    <CrumbRow>
      {!isEntry && entryPath !== '' && (
        <IconButton
          size="small"
          icon={<ArrowLeft size={16} aria-hidden />}
          label={t('shell.backTo', { name: entry.name })}
          onPress={() => onShow(entryPath)}
        />
      )}
      <Breadcrumb
        items={[
          ...withoutRepeats(trail).map((node) => {
            const path = firstPageOf(node)
            return { label: node.name, href: path, onPress: path ? () => onShow(path) : undefined }
          }),
          ...(isEntry ? [] : [{ label }]),
        ]}
      />
      {help !== '' && (
        <IconButton
          size="small"
          icon={<CircleHelp size={16} aria-hidden />}
          label={t('shell.sop', { name: entry.sopDocName || entry.name })}
          onPress={() => setHelping(true)}
        />
      )}
      <Suspense fallback={null}>
        {isHelping && <SopDrawer id={help} name={entry.sopDocName || entry.name} onClose={() => setHelping(false)} />}
      </Suspense>
    </CrumbRow>
  )
}
