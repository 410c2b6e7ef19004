import { type Language, label, say } from '@bip/contract'
import { Refusal } from '../base/errors.ts'
import { findModel, type Model } from './model.ts'

const unknownResource = label('没有名为“{name}”的资源', 'there is no resource “{name}”', 'không có tài nguyên “{name}”')

/** The resource of a name that a caller sent; which permission it takes depends on it. Throws `badRequest`. */
export function modelNamed(name: string, language: Language): Model {
  const model = findModel(name)
  if (!model) throw new Refusal('badRequest', { reason: say(unknownResource, language, { name: name.slice(0, 60) }) })
  return model
}
