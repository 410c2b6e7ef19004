import { isEmpty } from '../kinds/index.ts'
import { type Core, pathOf, type StandardCall } from '../resource/core.ts'
import { type ListQuestion, questionToWire } from '../wire/query.ts'
import { ApiError } from './apiError.ts'
import type { RequestOptions } from './request.ts'

type Address = Pick<RequestOptions, 'method' | 'path'>

/** Where a standard call of a resource goes; throws for one that its core does not declare. */
export function standardCall(core: Core, name: StandardCall): Address {
  const call = core.calls[name]
  if (!call) throw new Error(`The resource "${core.key}" declares no call "${name}". Declare it in its core, or do not offer it.`)
  return { method: call.method, path: pathOf(core, call) }
}

/** Where an action of a resource goes; throws for one that its core does not declare. */
export function actionCall(core: Core, name: string): Address {
  const call = core.actions?.[name]?.call
  if (!call)
    throw new Error(`The resource "${core.key}" declares no action "${name}". Declare it in its core, or do not offer it.`)
  return { method: call.method, path: pathOf(core, call) }
}

/** Which records a question is about, whatever their order and page. */
export function conditionsOf({ search, filters }: ListQuestion): Record<string, string> {
  const { current: _page, size: _size, ...conditions } = questionToWire({ search, filters })
  return conditions
}

/** A gateway that has no such call answers 404 without saying that a record is missing: the feature is simply not there. */
export async function whereOffered<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer
  } catch (failure) {
    if (failure instanceof ApiError && failure.code === 404 && failure.key !== 'notFound') return undefined
    throw failure
  }
}

/** Arguments as they stand in an address; those that are empty are left out. */
export const textsOf = (args: Record<string, unknown> = {}): Record<string, string | readonly string[]> =>
  Object.fromEntries(
    Object.entries(args).flatMap(([name, value]) =>
      isEmpty(value) ? [] : [[name, Array.isArray(value) ? value.map(String) : String(value)]],
    ),
  )
