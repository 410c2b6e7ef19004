import { resource } from '../../../packages/contract/src/resources/index.ts'
import { type ProcessTask, processPath, workflowCalls } from '../../../packages/contract/src/workflow/index.ts'
import { type Ask, firstOf } from '../../support/asking.ts'

/** A page of each shape, by what it shows, and its address. */
export type Shape = readonly [name: string, path: string]

/** Pages that nobody has to sign in for. */
export const open: readonly Shape[] = [
  ['login', '/login'],
  ['wall', '/dashboard/shipping'],
]

/** Pages of whoever is signed in; those of records and tasks show the first one of the demonstration. */
export async function shapesOf(ask: Ask): Promise<Shape[]> {
  const first = async (key: string) => {
    const [id] = await firstOf(ask, resource(key))
    if (!id) throw new Error(`The demonstration holds no ${key}.`)
    return id
  }
  const { records: [task] = [] } = await ask<{ records?: ProcessTask[] }>(`${workflowCalls.todoList}?current=1&size=1`)
  if (!task) throw new Error('No task waits for the account that looks.')
  return [
    ['workbench', '/desk/index'],
    ['list', '/crm/customer'],
    ['list in groups', '/scm/purchase-order?group=orderStatus'],
    ['form', '/crm/customer/create'],
    ['detail', `/crm/customer/detail/${await first('customer')}`],
    ['lines in a form', '/scm/purchase-order/create'],
    ['lines in a detail', `/scm/purchase-order/detail/${await first('purchaseOrder')}`],
    ['tasks', '/work/todo'],
    ['task', processPath(task, 'todo')],
    ['administration', '/system/role'],
    ['tree', '/system/department'],
    ['Gantt', `/pdp/plan/${await first('project')}`],
    ['board', '/crm/business-opportunities?view=board'],
    ['figures', '/scm/purchase-by-supplier'],
    ['reading', '/knowledge/post'],
    ['messages', '/message/index'],
  ]
}
