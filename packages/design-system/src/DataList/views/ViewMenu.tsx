import { Check, ChevronDown, Ellipsis } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../Button/Button.tsx'
import { confirm } from '../../Confirm/confirm.ts'
import { useLocale } from '../../foundations/LocaleProvider.tsx'
import { IconButton } from '../../IconButton/IconButton.tsx'
import { Menu } from '../../Menu/Menu.tsx'
import { Popover } from '../../Popover/Popover.tsx'
import { Tag } from '../../Tag/Tag.tsx'
import { useToast } from '../../Toast/toast.ts'
import { dataListTexts as texts } from '../DataList.texts.ts'
import type { SavedView } from './savedView.ts'
import { useViews, type ViewsOptions } from './useViews.ts'
import { ViewForm } from './ViewForm.tsx'
import { Dot, Entries, Entry, Opener, Panel, Section } from './ViewMenu.styles.ts'

/** Named ways to look at the list: opens one, saves what is shown now as one, goes back to how it was. */
export const ViewMenu = (options: ViewsOptions) => {
  const { state } = options
  const { t } = useLocale()
  const toast = useToast()
  const { shelf, active, isChanged, open, save, remove } = useViews(options)
  const [editing, setEditing] = useState<SavedView | 'new' | null>(null)
  const name = active?.name ?? t(texts.standard)

  const askRemove = async (view: SavedView): Promise<void> => {
    const isSure = await confirm({
      title: t(texts.removeTitle, { name: view.name }),
      message: view.sharedWith.length > 0 ? t(texts.removeShared) : undefined,
      tone: 'danger',
      confirmLabel: t(texts.remove),
    })
    if (!isSure) return
    await remove(view).catch((error: unknown) => toast.error(error instanceof Error ? error.message : t(texts.failed)))
  }
  const update = (view: SavedView): void => {
    save({ ...view, state }).catch((error: unknown) => toast.error(error instanceof Error ? error.message : t(texts.failed)))
  }
  const entry = (view: SavedView | undefined, close: () => void) => (
    <Entry key={view?.key ?? ''}>
      <Opener
        type="button"
        aria-pressed={view?.key === active?.key}
        onClick={() => {
          open(view)
          close()
        }}
      >
        <Check size={14} aria-hidden />
        <span>{view?.name ?? t(texts.standard)}</span>
        {view && view.sharedWith.length > 0 && <Tag>{t(texts.shared)}</Tag>}
      </Opener>
      {view?.isMine && (
        <Menu
          label={t(texts.manage, { name: view.name })}
          placement="bottom-end"
          items={[
            { key: 'edit', label: t(texts.rename) },
            { key: 'remove', label: t(texts.remove), tone: 'danger' },
          ]}
          onAction={(key) => (key === 'edit' ? setEditing(view) : void askRemove(view))}
          trigger={
            <IconButton size="small" icon={<Ellipsis size={14} aria-hidden />} label={t(texts.manage, { name: view.name })} />
          }
        />
      )}
    </Entry>
  )
  return (
    <Popover
      label={t(texts.views)}
      placement="bottom-end"
      onOpenChange={() => setEditing(null)}
      trigger={
        <Button variant="quiet" title={t(texts.viewOf, { name })}>
          {name}
          {isChanged && <Dot role="img" aria-label={t(texts.changed)} />}
          <ChevronDown size={14} aria-hidden />
        </Button>
      }
    >
      {(close) => (
        <Panel>
          {editing === null && <Entries>{[undefined, ...shelf.views].map((view) => entry(view, close))}</Entries>}
          {editing !== null ? (
            <ViewForm
              shelf={shelf}
              view={editing === 'new' ? undefined : editing}
              state={editing === 'new' ? state : editing.state}
              onSave={async (draft) => {
                await save(draft)
                close()
              }}
            />
          ) : (
            <Section>
              {isChanged && active?.isMine && (
                <Button size="small" variant="quiet" onPress={() => update(active)}>
                  {t(texts.updateView, { name: active.name })}
                </Button>
              )}
              <Button size="small" variant="quiet" onPress={() => setEditing('new')}>
                {t(texts.saveView)}
              </Button>
              {isChanged && (
                <Button size="small" variant="quiet" onPress={() => open(active)}>
                  {t(texts.resetView)}
                </Button>
              )}
            </Section>
          )}
        </Panel>
      )}
    </Popover>
  )
}
