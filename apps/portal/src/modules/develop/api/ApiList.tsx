import type { OpenApi } from '@bip/contract'
import { Collapse } from '@bip/design-system'
import { Calls, Method } from './api.styles.ts'
import type { ApiCall } from './calls.ts'

type ApiListProps = {
  calls: readonly ApiCall[]
  tags: OpenApi['tags']
  /** What was found is open at once. */
  isSearching: boolean
  chosen: string
  onChoose: (id: string) => void
}

/** How many found calls are shown without opening their module. */
const maxOpen = 60

/** The calls by module. */
export const ApiList = ({ calls, tags, isSearching, chosen, onChoose }: ApiListProps) => {
  const byTag = Map.groupBy(calls, ({ tag }) => tag)
  const isOpen = isSearching && calls.length <= maxOpen
  const items = tags.flatMap(({ name, description }) => {
    const own = byTag.get(name)
    if (!own) return []
    return [
      {
        key: name,
        title: description ?? name,
        note: own.length,
        content: (
          <Calls>
            {own.map(({ id, method, path, operation }) => (
              <li key={id}>
                <button type="button" aria-current={id === chosen} onClick={() => onChoose(id)}>
                  <Method data-method={method}>{method}</Method>
                  <span>{operation.summary}</span>
                  <code>{path}</code>
                </button>
              </li>
            ))}
          </Calls>
        ),
      },
    ]
  })
  return (
    <Collapse
      key={isOpen ? calls.map(({ id }) => id).join() : 'all'}
      items={items}
      defaultOpenKeys={isOpen ? items.map(({ key }) => key) : []}
      size="small"
      headingLevel={2}
    />
  )
}
