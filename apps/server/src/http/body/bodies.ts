import { parse } from 'node:querystring'
import formbody from '@fastify/formbody'
import type { FastifyInstance } from 'fastify'
import { Refusal } from '../../base/errors.ts'
import { jsonLimitsOf, mustBeModest } from './jsonLimits.ts'

/** A piece of a file, as the tus protocol calls it. */
export const pieceType = 'application/offset+octet-stream'

/** Fields of one form; a sign-in has ten. */
const maxFormFields = 1000

/** How bodies of JSON and of forms are read: counted before they are parsed. */
export async function readBodies(fastify: FastifyInstance): Promise<void> {
  await fastify.register(formbody, { parser: parseForm })
  // Pieces of a file are read by whoever stores them.
  fastify.addContentTypeParser(pieceType, (_request, _payload, done) => done(null))
  const parseJson = fastify.getDefaultJsonParser('error', 'error')
  fastify.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = String(body)
    // Clients say "JSON" also where they send nothing.
    if (text === '') return done(null, undefined)
    try {
      mustBeModest(text, jsonLimitsOf(request.routeOptions.config.maxJsonItems))
    } catch (error) {
      return done(error as Refusal) // it throws nothing else
    }
    parseJson(request, text, done)
  })
}

function parseForm(text: string): Record<string, unknown> {
  let fields = 1
  for (let at = text.indexOf('&'); at !== -1; at = text.indexOf('&', at + 1)) fields += 1
  if (fields > maxFormFields) throw new Refusal('tooLarge', { limit: `${maxFormFields} fields` })
  return { ...parse(text, undefined, undefined, { maxKeys: maxFormFields }) }
}
