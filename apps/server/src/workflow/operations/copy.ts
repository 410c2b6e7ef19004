import type { Context } from '../../model/extension.ts'
import { openTaskOf } from '../operate.ts'
import { copyTo } from '../write/copies.ts'

/** Whoever takes part in a process gives colleagues a copy of it. */
export async function giveCopies(
  context: Context,
  { taskId, copyUsers }: { taskId: string; copyUsers: readonly string[] },
): Promise<void> {
  const { instance } = await openTaskOf(context, taskId)
  await copyTo(context, instance, copyUsers)
}
