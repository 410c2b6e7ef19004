import { type Language, permissionCode, say, type TextKey } from '@bip/contract'
import { type ComponentType, lazy } from 'react'
import type { Translate } from '../../app/useText.ts'
import type { PortalText } from '../../locales/zh-CN.ts'
import type { DrawnCard } from '../cards/drawnCard.ts'
import type { DeskCards } from '../cards/useDeskCards.ts'
import { NoticesWidget } from './NoticesWidget.tsx'
import { QuickWidget } from './QuickWidget.tsx'
import { TasksWidget } from './TasksWidget.tsx'

type Widget = {
  name: TextKey<PortalText>
  Widget: ComponentType
  /** Without this permission its records would be refused, so it is not offered. */
  permission?: string
  /** Part of the page's own file, and there with its first sight. */
  isFirst?: true
}

/** Widgets beside the cards of modules. A widget is offered once its records are served. */
export const widgets: Readonly<Record<string, Widget>> = {
  tasks: { name: 'desk.todoList', Widget: TasksWidget, isFirst: true },
  processes: {
    name: 'desk.running',
    Widget: lazy(() => import('./ProcessesWidget.tsx').then(({ ProcessesWidget }) => ({ default: ProcessesWidget }))),
  },
  notices: { name: 'desk.recent', Widget: NoticesWidget, isFirst: true },
  quick: { name: 'desk.quick', Widget: QuickWidget, isFirst: true },
  projectTasks: {
    name: 'desk.projectTasks',
    permission: 'planItem_view',
    Widget: lazy(() => import('./ProjectTasksWidget.tsx').then(({ ProjectTasksWidget }) => ({ default: ProjectTasksWidget }))),
  },
  ship: {
    name: 'desk.ship',
    permission: 'ship_view',
    Widget: lazy(() => import('./ShipWidget.tsx').then(({ ShipWidget }) => ({ default: ShipWidget }))),
  },
  wiki: {
    name: 'desk.wiki',
    permission: 'wikiArticle_view',
    Widget: lazy(() => import('./WikiWidget.tsx').then(({ WikiWidget }) => ({ default: WikiWidget }))),
  },
  collection: {
    name: 'collection.title',
    Widget: lazy(() => import('./CollectionWidget.tsx').then(({ CollectionWidget }) => ({ default: CollectionWidget }))),
  },
  weather: {
    name: 'desk.weather',
    Widget: lazy(() => import('./WeatherWidget.tsx').then(({ WeatherWidget }) => ({ default: WeatherWidget }))),
  },
  sentence: {
    name: 'desk.sentence',
    Widget: lazy(() => import('./SentenceWidget.tsx').then(({ SentenceWidget }) => ({ default: SentenceWidget }))),
  },
}

/** What stands on a workbench under a key: a widget, or a card of a module. */
export type DeskPart = { widget: Widget; card?: undefined } | { card: DrawnCard; widget?: undefined }

/** The part of a key; a card is known once the cards have come. */
export function partOf(key: string, cards: DeskCards | undefined): DeskPart | undefined {
  const widget = widgets[key]
  if (widget) return { widget }
  const card = cards?.cardOf(key)
  return card && { card }
}

/** Without this permission the records of a part would be refused. */
export const permissionOf = ({ widget, card }: DeskPart): string | undefined =>
  card ? permissionCode({ key: card.resource }, 'view') : widget.permission

export const nameOf = ({ widget, card }: DeskPart, t: Translate, language: Language): string =>
  card ? say(card.label, language) : t(widget.name)
