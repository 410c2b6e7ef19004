import { filterOf } from './filters.ts'
import type { FilterProps } from './types.ts'

/** The filter of a field by its kind; nothing where the kind cannot be asked for. */
export const FieldFilter = (props: FilterProps) => {
  const Filter = filterOf(props.field)
  return Filter && <Filter {...props} />
}
