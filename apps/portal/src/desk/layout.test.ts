import { describe, expect, it } from 'vitest'
import { usualLayout, withRows } from './cards/deskCards.ts'
import { type DeskLayout, offered, placeOf, readLayout, shownIn, stepped, without, withWidget } from './layout.ts'

const usual: DeskLayout = { main: ['tasks', 'ship'], side: ['quick'] }

const layout = { main: ['tasks', 'ship'], side: ['quick', 'notices'] }

describe('the layout of the workbench', () => {
  it('moves a widget within its column and into the other one', () => {
    expect(withWidget(layout, 'ship', { column: 'main', index: 0 }).main).toEqual(['ship', 'tasks'])
    expect(withWidget(layout, 'ship', { column: 'side', index: 1 })).toEqual({
      main: ['tasks'],
      side: ['quick', 'ship', 'notices'],
    })
    expect(withWidget(layout, 'weather', { column: 'side', index: 9 }).side).toEqual(['quick', 'notices', 'weather'])
  })

  it('follows the arrow keys, and stays the same object at an edge', () => {
    expect(stepped(layout, 'tasks', 'ArrowDown').main).toEqual(['ship', 'tasks'])
    expect(stepped(layout, 'tasks', 'ArrowRight').side).toEqual(['tasks', 'quick', 'notices'])
    expect(stepped(layout, 'tasks', 'ArrowUp')).toBe(layout)
    expect(stepped(layout, 'notices', 'ArrowDown')).toBe(layout)
    expect(stepped(layout, 'tasks', 'Enter')).toBe(layout)
    expect(stepped(layout, 'unknown', 'ArrowUp')).toBe(layout)
  })

  it('takes widgets away and says what is left and where', () => {
    expect(shownIn(without(layout, 'tasks'))).toEqual(['ship', 'quick', 'notices'])
    expect(placeOf(layout, 'notices')).toEqual({ column: 'side', index: 1 })
    expect(placeOf(layout, 'weather')).toBeUndefined()
  })

  it('reads what was kept, shows a widget once, and takes nothing broken', () => {
    expect(readLayout(JSON.stringify(layout))).toEqual(layout)
    expect(readLayout('{"main":["tasks","tasks"],"side":["tasks","quick"]}')).toEqual({ main: ['tasks'], side: ['quick'] })
    for (const broken of [null, undefined, '', '{', '[]', '7', '{"main":1,"side":[]}', '{"main":[1],"side":[]}'])
      expect(readLayout(broken)).toBeNull()
  })

  it('begins with the cards of one’s own work, and of those with the ones that have something to show', () => {
    const buyer = [
      'project_view',
      'planItem_view',
      'ship_view',
      'purchaseOrder_view',
      'purchaseOrder_add',
      'supplier_view',
      'supplier_edit',
    ]
    const layout = usualLayout((permission) => buyer.includes(permission))
    const late = layout.main.filter((key) => key.endsWith('.late'))
    expect(late).toEqual(['purchaseOrder.late', 'planItem.late', 'project.late', 'ship.late'])
    const shown = withRows(layout, (key) => key !== 'planItem.late')
    expect(shown.main.filter((key) => key.endsWith('.late'))).toEqual(['purchaseOrder.late', 'project.late'])
    expect(shown.main.filter((key) => key.endsWith('.waiting'))).toEqual(['purchaseOrder.waiting', 'supplier.waiting'])
    expect(shown.side.filter((key) => key.endsWith('.figures'))).toEqual(['purchaseOrder.figures'])
    expect(withRows(layout, () => false).main).toEqual(['tasks', 'ship'])
  })

  it('shows what is on offer alone', () => {
    expect(offered(usual, (key) => key !== 'ship').main).toEqual(['tasks'])
  })
})
