import { stockCard } from '@bip/contract/resources'
import { Link } from '@bip/design-system'
import { useHost, type ViewProps, viewOf } from '@bip/records'

/** What is on order or lacks, which leads to the card of the material: the orders behind it, and the day it runs short. */
export const CardCell = (props: ViewProps) => {
  const { navigate, permissions } = useHost()
  const { Cell } = viewOf(props.field)
  const { materialId } = props.record
  if (typeof materialId !== 'string' || Number(props.value ?? 0) === 0 || !permissions.has(`${stockCard.key}_view`))
    return <Cell {...props} />
  const path = `/wms/stock-card?materialId=${encodeURIComponent(materialId)}`
  return (
    <Link href={path} isQuiet onPress={() => navigate(path)}>
      <Cell {...props} />
    </Link>
  )
}
