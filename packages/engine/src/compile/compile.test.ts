import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { diagram } from '../testing/diagram.ts'
import { around, refusal, userTask } from '../testing/oneStep.ts'
import { compile } from './compile.ts'

describe('a diagram is refused, naming the place', () => {
  test.each<[is: string, process: string, element: string, why: RegExp]>([
    ['a step that no way leads to', 'start:s > user:a > end:e\nuser:b > user:c > b', 'b', /no way leads to it/],
    ['a script', 'start:s > script:x{format=javascript, script=process.exit()} > end:e', 'x', /a script in javascript/],
    ['an expression that calls', 'start:s > script:x{script=${process.exit()}} > end:e', 'x', /cannot be called/],
    ['a class', 'start:s > service:x{class=com.example.Pay} > end:e', 'x', /the class com.example.Pay/],
    ['a service that calls nothing', 'start:s > service:x > end:e', 'x', /nothing says what it calls/],
    ['a condition', 'start:s > xor:x -[a = 3]> end:e\nx -[else]> e', 'x_e', /cannot be read/],
    ['a business rule', 'start:s > businessRuleTask:x > end:e', 'x', /a businessRuleTask/],
    ['a complex gateway', 'start:s > complexGateway:x > end:e', 'x', /a complexGateway/],
    ['a transaction', 'start:s > transaction:x > end:e', 'x', /a transaction/],
    ['compensation', 'start:s > throw:x{compensate} > end:e', 'x', /CompensateEventDefinition/],
    ['a repetition by a condition', 'start:s > user:x{loopwhile=a} > end:e', 'x', /repeated by a condition/],
    ['several instances of unknown number', 'start:s > user:x{each=} > end:e', 'x', /how many/],
    ['a timer without a time', 'start:s > catch:x{after=} > end:e', 'x', /no time/],
    ['a cycle of a calendar', 'start:s > user:a > end:e\nedge:x{on=a, every=0 0 8 * * ?} > e', 'x', /not of the form/],
    ['an error in between', 'start:s > catch:x{error=bad} > end:e', 'x', /does not run there/],
    ['an event that waits for nothing', 'start:s > catch:x > end:e', 'x', /what it waits for/],
    ['a link to nowhere', 'start:s > throw:x{link=far}', 'x', /nowhere/],
    ['a process that is not there', 'start:s > call:x{calls=other} > end:e', 'x', /the process other/],
    ['a call of nothing', 'start:s > call:x > end:e', 'x', /which process it calls/],
    [
      'a flow across a border',
      'start:s > sub:u > user:b > end:e\nin u: start:us > user:a > b',
      'a_b',
      /crosses the border|no step/,
    ],
    ['a task after a gateway of events', 'start:s > events:g > user:x > end:e', 'x', /waits for no event/],
    [
      'an event sub-process without an event',
      'start:s > user:a > end:e\nhandler:x\nin x: start:xs > user:b > end:xe',
      'x',
      /which event opens it/,
    ],
  ])('%s', async (_, process, element, why) => {
    const [at, message] = await refusal(diagram(process))
    expect([at, message]).toEqual([element, expect.stringMatching(why)])
  })
})

const filled = (piece: string) => piece.repeat(Math.floor((500 * 1024) / piece.length))
const each = (count: number, piece: (at: number) => string) => Array.from({ length: count }, (_, at) => piece(at)).join('')

/** Each within the size of a diagram; read as they are, some take minutes. */
const bombs: Record<string, { xml: string; why: RegExp }> = {
  'ten megabytes': { xml: around(filled('<bpmn:userTask id="a"/>').repeat(21)), why: /larger than/ },
  'tags without end': { xml: around(filled('<a>')), why: /more than 30 depth/ },
  'steps within steps': { xml: around(filled('<bpmn:subProcess id="a">')), why: /more than 30 depth/ },
  'namespaces within namespaces': {
    xml: around(each(8000, (at) => `<x${at}:a xmlns:x${at}="u${at}">`)),
    why: /more than (60 namespaces|30 depth)/,
  },
  namespaces: { xml: around(each(8000, (at) => `<x${at}:a xmlns:x${at}="u${at}"/>`)), why: /more than 60 namespaces/ },
  'steps by the thousand': { xml: around(filled('<bpmn:userTask id="a"/>')), why: /more than 6000 elements/ },
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
  'another document': { xml: '<html/>', why: /no BPMN|no process/ },
  'no process': { xml: around(''), why: /no process/ },
}

describe('a diagram that is made to take the server down', () => {
  test.each(Object.entries(bombs))('is refused: %s', async (_, { xml, why }) => {
    expect((await refusal(xml))[1]).toMatch(why)
  })
})

test('an element that is not known is refused by its name, and is not left out', async () => {
  const xml = `<bpmn:definitions xmlns:bpmn="http://www.omg.org/spec/BPMN/20100524/MODEL"><bpmn:process id="p"><bpmn:startEvent id="s"/>
    <bpmn:teleport id="far"/></bpmn:process></bpmn:definitions>`
  await expect(compile(xml)).rejects.toThrow('<bpmn:teleport> in line 2')
})

describe('a pool that does not run', () => {
  const partner =
    '<bpmn:process id="partner" isExecutable="false"><bpmn:startEvent id="ps"/><bpmn:complexGateway id="odd"/></bpmn:process>'
  const beside = (pool: string) =>
    userTask('<bpmn:userTask id="a"/>').replace('</bpmn:definitions>', `${pool}</bpmn:definitions>`)

  test('is not looked at', async () => {
    expect(Object.keys((await compile(beside(partner))).processes)).toEqual(['p'])
  })

  test('is read where it runs, or where nothing says which one does', async () => {
    expect((await refusal(beside(partner.replace('"false"', '"true"'))))[0]).toBe('odd')
    expect((await refusal(beside(partner).replace('isExecutable="true"', 'isExecutable="false"')))[0]).toBe('odd')
  })

  test('is read where it is called', async () => {
    const caller = userTask('<bpmn:callActivity id="a" calledElement="partner"/>').replace(
      '</bpmn:definitions>',
      `${partner}</bpmn:definitions>`,
    )
    expect((await refusal(caller))[0]).toBe('odd')
  })
})

test('an id that stands twice is told', async () => {
  expect(await refusal(userTask('<bpmn:userTask id="a"/><bpmn:userTask id="a"/>'))).toEqual([
    'a',
    'a: several elements have this id.',
  ])
})

describe('the reference diagrams of other vendors', () => {
  const folder = new URL('../../../../tests/spec/bpmn/', import.meta.url)
  /** Those that are refused, with the step that is why. */
  const refused: Record<string, RegExp> = {
    'A.2.1': /Condition.*XPath/,
    'B.1.0': /Start Event Timer.*no time/,
    'B.2.0': /Start Event 4 Conditional/,
    'C.1.1': /yes.*getDataObject/,
    'C.3.0': /Premium.*cannot be read/,
    'C.4.0': /Configure workstation.*nothing says what it calls/,
    'C.6.0': /24 Hours.*no time/,
    'C.7.0': /Publish on homepage.*nothing says what it calls/,
    'C.8.0': /Notify Employee of Approval.*zeebe:input.*mailBody.*cannot be read/,
    'C.8.1': /Fetch Vacation Information.*zeebe:output.*Current Vacation Status.*names no variable/,
    'C.9.2': /Document Request.*requestDocument_en, which is not known/,
    'C.9.0': /Application received.*zeebe:output.*documentReferenceId.*cannot be read/,
  }
  test.each(readdirSync(folder).map((file) => file.replace('.bpmn', '')))(
    '%s runs, or is refused by the name of a step',
    async (name) => {
      const xml = readFileSync(new URL(`${name}.bpmn`, folder), 'utf8')
      const why = refused[name]
      if (!why) expect(Object.keys((await compile(xml)).processes).length).toBeGreaterThan(0)
      else {
        const [element, message] = await refusal(xml)
        expect(element).not.toBe('')
        expect(message).toMatch(why)
      }
    },
  )

  test('call processes of other diagrams where those are known', async () => {
    const [called, caller] = ['C.9.1', 'C.9.2'].map((name) => readFileSync(new URL(`${name}.bpmn`, folder), 'utf8'))
    const { processes } = await compile(called ?? '')
    expect(Object.keys((await compile(caller ?? '', { called: processes })).processes)).toContain('requestDocument_en')
  })

  test('tell who does a task, as the vendors write it', async () => {
    const xml = readFileSync(new URL('C.1.0.bpmn', folder), 'utf8').replaceAll(
      /<timerEventDefinition[^>]*\/>/g,
      '<timerEventDefinition><timeDuration>P7D</timeDuration></timerEventDefinition>',
    )
    const { processes } = await compile(xml, { process: 'invoice' }).catch(() => compile(xml))
    const nodes = Object.assign({}, ...Object.values(processes).map((process) => process.nodes))
    expect(nodes.approveInvoice.user).toMatchObject({
      assignee: [{ is: 'name', name: 'approver' }],
      formKey: 'app:approveInvoice.jsf',
    })
    expect(nodes.prepareBankTransfer.user.candidateGroups).toEqual([['accounting']])
    expect(nodes.archiveInvoice.service.handler).toBe('archiveService')
  })
})
