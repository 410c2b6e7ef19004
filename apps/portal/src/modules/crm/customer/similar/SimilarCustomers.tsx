import type { SimilarCustomer } from '@bip/contract'
import { customer } from '@bip/contract/resources'
import { Alert, Link } from '@bip/design-system'
import { useHost } from '@bip/records'
import { useCustomerText } from '../useCustomerText.ts'
import { Found, One, Whose } from './similar.styles.ts'
import { type Typed, useSimilar } from './useSimilar.ts'

/** Tells of customers that may be the one being entered, and whose they are; nothing where there are none. */
export const SimilarCustomers = (typed: Typed) => {
  const { t } = useCustomerText()
  const found = useSimilar(typed)
  if (found.length === 0) return null
  return (
    <Alert tone="warning" title={t('similar.title')} style={{ marginBlockStart: 8 }}>
      <Found>
        {found.map((one) => (
          <Similar key={one.open?.id ?? one.name} one={one} />
        ))}
      </Found>
    </Alert>
  )
}

const Similar = ({ one: { name, by, open } }: { one: SimilarCustomer }) => {
  const { t } = useCustomerText()
  const host = useHost()
  const whose = !open
    ? t('similar.beyond')
    : open.isInPool
      ? t('similar.pool')
      : open.ownerName && t('similar.owner', { name: open.ownerName })
  const same = by.flatMap((what) => (what === 'name' ? [] : [t(`similar.by.${what}`)]))
  return (
    <One>
      {open ? (
        <Link href={host.detailPath(customer, open.id)} target="_blank">
          {name}
        </Link>
      ) : (
        <span>{name}</span>
      )}
      <Whose>{[open?.code, whose, ...same].filter(Boolean).join(' · ')}</Whose>
    </One>
  )
}
