import type { Core } from '@bip/contract'
import { Card, Skeleton } from '@bip/design-system'
import { useText } from '../host/useText.ts'
import { Page } from './form.styles.ts'

/** Stands for a form whose values are on the way. */
export const Waiting = ({ core }: { core: Core }) => {
  const { say } = useText()
  return (
    <Page aria-busy>
      {core.form.map((section) => (
        <Card key={section.fields.join()} title={say(section.label)}>
          <Skeleton lines={Math.min(6, section.fields.length)} height={14} />
        </Card>
      ))}
    </Page>
  )
}
