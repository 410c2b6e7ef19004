import { Link } from '@bip/design-system'
import { useHost, type ViewProps } from '@bip/records'
import { useDocumentPath } from './documentPath.ts'

type SourceLinkProps = { type: string | null | undefined; id: string | null | undefined; no: string | null | undefined }

/** The number of a document, which leads to it. */
export const SourceLink = ({ type, id, no }: SourceLinkProps) => {
  const { navigate } = useHost()
  const path = useDocumentPath(type, id)
  if (!path) return <>{no ?? ''}</>
  return (
    <Link href={path} onPress={() => navigate(path)}>
      {no}
    </Link>
  )
}

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null)

/** The document that wrote an entry, as the cell of its number. */
export const SourceCell = ({ record, value }: ViewProps) => (
  <SourceLink type={text(record.sourceType)} id={text(record.sourceId)} no={text(value)} />
)

/** The reservation that keeps stock, as the cell of its number. */
export const ReservationCell = ({ record, value }: ViewProps) => (
  <SourceLink type="stockReservation" id={text(record.reservationId)} no={text(value)} />
)

/** The order that stock is kept for, which leads to it where it is a sales order. */
export const ReservedForCell = ({ record, value }: ViewProps) => (
  <SourceLink type="saleOrder" id={text(record.orderId)} no={text(value)} />
)
