import { describe, expect, test } from 'vitest'
import { readDiagram } from './diagram.ts'

const around = (process: string, before = '') =>
  `<?xml version="1.0"?>${before}<bpmn:definitions xmlns:bpmn="http://www.omg.org/spec/BPMN/20100524/MODEL" id="d">
    <bpmn:process id="p" isExecutable="true">${process}</bpmn:process></bpmn:definitions>`
const filled = (piece: string) => piece.repeat(Math.floor((500 * 1024) / piece.length))
const each = (count: number, piece: (at: number) => string) => Array.from({ length: count }, (_, at) => piece(at)).join('')

/** Each within the size of a diagram; read as they are, some take minutes. */
const bombs: Record<string, { xml: string; why: RegExp }> = {
  'tags without end': { xml: around(filled('<a>')), why: /more than 30 depth/ },
  'steps within steps': { xml: around(filled('<bpmn:subProcess id="a">')), why: /more than 30 depth/ },
  'namespaces within namespaces': {
    xml: around(each(8000, (at) => `<x${at}:a xmlns:x${at}="u${at}">`)),
    why: /more than (20 namespaces|30 depth)/,
  },
  namespaces: { xml: around(each(8000, (at) => `<x${at}:a xmlns:x${at}="u${at}"/>`)), why: /more than 20 namespaces/ },
  'steps by the thousand': { xml: around(filled('<bpmn:userTask id="a"/>')), why: /more than 3000 elements/ },
  'attributes by the thousand': {
    xml: around(`<bpmn:userTask ${each(40_000, (at) => `a${at}="1" `)}/>`),
    why: /more than 50 attributes/,
  },
  'entities that multiply': {
    xml: around('&b;', '<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]>'),
    why: /document type/,
  },
  'an entity from outside': {
    xml: around('&a;', '<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]>'),
    why: /document type/,
  },
  'a document type in small letters': { xml: around('', '<!doctype x>'), why: /no XML|document type/ },
  'no end': { xml: around(filled('<')), why: /no XML/ },
}

describe('a diagram that is made to take the server down', () => {
  test.each(Object.entries(bombs))('is refused by its shape: %s', async (_, { xml, why }) => {
    await expect(readDiagram(xml)).rejects.toThrow(why)
  })

  test('is told from one of a hundred steps', async () => {
    const steps = each(
      100,
      (at) => `<bpmn:userTask id="t${at}"/><bpmn:sequenceFlow id="f${at}" sourceRef="t${at}" targetRef="t${at}"/>`,
    )
    expect((await readDiagram(around(steps))).nodes.size).toBe(200)
  })
})
