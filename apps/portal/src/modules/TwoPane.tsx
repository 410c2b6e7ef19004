import { Button } from '@bip/design-system'
import { Plus } from '@bip/design-system/icons'
import type { ReactNode } from 'react'
import { Head, Layout, Side, SideList } from './side.styles.ts'

type TwoPaneProps = {
  title: string
  /** The button beside the title; absent for those who may not add. */
  add?: { label: string; onPress: () => void }
  /** Stands above what scrolls, such as a search. */
  find?: ReactNode
  /** What one chooses from; with `scrolls` it gets a scroller of its own. */
  side: ReactNode
  /** The side's content does not scroll by itself. Default false. */
  scrolls?: boolean
  /** What was chosen. */
  children: ReactNode
}

/** A page of two panes: what there is on the left, the chosen one on the right. */
export const TwoPane = ({ title, add, find, side, scrolls = false, children }: TwoPaneProps) => (
  <Layout>
    <Side aria-label={title}>
      <Head>
        <h1>{title}</h1>
        {add && (
          <Button size="small" icon={<Plus size={14} aria-hidden />} onPress={add.onPress}>
            {add.label}
          </Button>
        )}
      </Head>
      {find}
      {scrolls ? <SideList>{side}</SideList> : side}
    </Side>
    {children}
  </Layout>
)
