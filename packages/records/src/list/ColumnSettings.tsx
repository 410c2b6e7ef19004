import type { Core } from '@bip/contract'
import { Button, Checkbox, IconButton, Popover } from '@bip/design-system'
import { ArrowDown, ArrowUp, Columns3 } from '@bip/design-system/icons'
import { fieldOf } from '../fields/fieldOf.ts'
import { useText } from '../host/useText.ts'
import { ColumnItem, ColumnList, PanelHead } from './list.styles.ts'
import type { ListSettings } from './useListSettings.ts'

const moved = (keys: readonly string[], key: string, step: 1 | -1): string[] => {
  const next = [...keys]
  const from = next.indexOf(key)
  const to = from + step
  if (to < 0 || to >= next.length) return next
  next.splice(from, 1)
  next.splice(to, 0, key)
  return next
}

/** Which columns a list shows and in which order; at least one stays. */
export const ColumnSettings = ({ core, settings }: { core: Core; settings: ListSettings }) => {
  const { t, say } = useText()
  const { columns, offered, setColumns, isDefault } = settings
  const entries = [...columns, ...offered.filter((key) => !columns.includes(key))]

  return (
    <Popover
      label={t('list.columnsTitle')}
      placement="bottom-end"
      trigger={
        <Button variant="quiet" icon={<Columns3 size={16} aria-hidden />}>
          {t('list.columns')}
        </Button>
      }
    >
      <PanelHead>
        {t('list.columnsTitle')}
        <Button size="small" variant="quiet" isDisabled={isDefault} onPress={() => setColumns(undefined)}>
          {t('list.columnsReset')}
        </Button>
      </PanelHead>
      <ColumnList>
        {entries.map((key) => {
          const field = fieldOf(core, key)
          const name = field ? say(field.label) : key
          const isShown = columns.includes(key)
          return (
            <ColumnItem key={key}>
              <Checkbox
                label={name}
                value={isShown}
                isDisabled={isShown && columns.length === 1}
                onChange={(isTicked) => setColumns(isTicked ? [...columns, key] : columns.filter((one) => one !== key))}
              />
              {isShown && (
                <>
                  <IconButton
                    size="small"
                    icon={<ArrowUp size={16} aria-hidden />}
                    label={t('list.columnUp', { name })}
                    isDisabled={columns[0] === key}
                    onPress={() => setColumns(moved(columns, key, -1))}
                  />
                  <IconButton
                    size="small"
                    icon={<ArrowDown size={16} aria-hidden />}
                    label={t('list.columnDown', { name })}
                    isDisabled={columns.at(-1) === key}
                    onPress={() => setColumns(moved(columns, key, 1))}
                  />
                </>
              )}
            </ColumnItem>
          )
        })}
      </ColumnList>
    </Popover>
  )
}
