import { describe, expect, test } from 'vitest'
import { refusal, userTask } from '../testing/oneStep.ts'
import { compile } from './compile.ts'

const vendors = `xmlns:flowable="http://flowable.org/bpmn" xmlns:camunda="http://camunda.org/schema/1.0/bpmn" xmlns:zeebe="http://camunda.org/schema/zeebe/1.0"`
/** A process of one step, or flow, with extensions and attributes. */
const extended = (kind: string, extension: string, attributes = '') => {
  const extensions = `<bpmn:extensionElements ${vendors}>${extension}</bpmn:extensionElements>`
  if (kind === 'process')
    return userTask('<bpmn:userTask id="a"/>').replace('isExecutable="true">', `isExecutable="true">${extensions}`)
  if (kind === 'flow')
    return userTask('<bpmn:userTask id="a"/>').replace('targetRef="e"/>', `targetRef="e">${extensions}</bpmn:sequenceFlow>`)
  return userTask(`<bpmn:${kind} id="a" ${vendors} ${attributes}>${extension && extensions}</bpmn:${kind}>`)
}

describe('what a vendor says of an element and nothing here does is refused, naming both:', () => {
  const topic = 'camunda:topic="t"'
  test.each<[is: string, xml: string, element: string, why: string]>([
    [
      'a listener of an execution',
      extended('userTask', '<flowable:executionListener event="start" class="com.example.Mail"/>'),
      'a',
      'its flowable:executionListener (event="start", class="com.example.Mail") does not run here',
    ],
    [
      'a listener of a task',
      extended('userTask', '<flowable:taskListener event="create" expression="${mail.send()}"/>'),
      'a',
      'its flowable:taskListener (event="create", expression="${mail.send()}")',
    ],
    [
      'a listener of Camunda 7',
      extended('serviceTask', '<camunda:executionListener event="end" delegateExpression="${log}"/>', topic),
      'a',
      'its camunda:executionListener (event="end", delegateExpression="${log}")',
    ],
    [
      'a listener with a script',
      extended(
        'userTask',
        '<camunda:taskListener event="create"><camunda:script scriptFormat="groovy">x</camunda:script></camunda:taskListener>',
      ),
      'a',
      'its camunda:taskListener (event="create")',
    ],
    [
      'a listener of a flow',
      extended('flow', '<camunda:executionListener event="take" class="X"/>'),
      'f2',
      'f2: its camunda:executionListener (event="take", class="X")',
    ],
    [
      'a listener of the process',
      extended('process', '<flowable:executionListener event="end" class="X"/>'),
      'p',
      'p: its flowable:executionListener',
    ],
    [
      'a listener of events',
      extended('process', '<flowable:eventListener events="TASK_CREATED" class="X"/>'),
      'p',
      'its flowable:eventListener (events="TASK_CREATED", class="X")',
    ],
    [
      'listeners of Camunda 8',
      extended('userTask', '<zeebe:taskListeners><zeebe:taskListener eventType="creating" type="t"/></zeebe:taskListeners>'),
      'a',
      'its zeebe:taskListeners',
    ],
    [
      'listeners of executions of Camunda 8',
      extended(
        'userTask',
        '<zeebe:executionListeners><zeebe:executionListener eventType="start" type="t"/></zeebe:executionListeners>',
      ),
      'a',
      'its zeebe:executionListeners',
    ],
    ['a connector', extended('serviceTask', '<camunda:connector/>', topic), 'a', 'its camunda:connector does not run here'],
    [
      'a script as an input',
      extended(
        'userTask',
        '<camunda:inputOutput><camunda:inputParameter name="x"><camunda:script scriptFormat="groovy">1</camunda:script></camunda:inputParameter></camunda:inputOutput>',
      ),
      'a',
      'its camunda:inputParameter (name="x") is a camunda:script; only texts and expressions run here',
    ],
    [
      'a list as an output',
      extended(
        'userTask',
        '<camunda:inputOutput><camunda:outputParameter name="x"><camunda:list><camunda:value>1</camunda:value></camunda:list></camunda:outputParameter></camunda:inputOutput>',
      ),
      'a',
      'its camunda:outputParameter (name="x") is a camunda:list',
    ],
    [
      'an input by code',
      extended(
        'userTask',
        '<camunda:inputOutput><camunda:inputParameter name="x">${bean.read()}</camunda:inputParameter></camunda:inputOutput>',
      ),
      'a',
      'its camunda:inputParameter (name="x") has no value: The expression bean.read() cannot be read',
    ],
    [
      'an input for a part of a value',
      extended(
        'serviceTask',
        '<zeebe:taskDefinition type="t"/><zeebe:ioMapping><zeebe:input source="=x" target="mail.to"/></zeebe:ioMapping>',
      ),
      'a',
      'its zeebe:input (source="=x", target="mail.to") names no variable',
    ],
    [
      'an output in a language that does not run',
      extended('userTask', '<zeebe:ioMapping><zeebe:output source="=string(now())" target="x"/></zeebe:ioMapping>'),
      'a',
      'its zeebe:output (source="=string(now())", target="x") has no value',
    ],
    [
      'an input of a gateway',
      extended(
        'exclusiveGateway',
        '<camunda:inputOutput><camunda:inputParameter name="x">1</camunda:inputParameter></camunda:inputOutput>',
      ),
      'a',
      'its input x is of a exclusiveGateway',
    ],
    [
      'a value that is handed to nothing',
      extended('callActivity', '<flowable:in source="n"/>', 'calledElement="p"'),
      'a',
      'its flowable:in (source="n") names no variable',
    ],
    [
      'a value that is taken by code',
      extended('callActivity', '<camunda:out sourceExpression="${bean.read()}" target="k"/>', 'calledElement="p"'),
      'a',
      'its camunda:out (sourceExpression="${bean.read()}", target="k") has no value',
    ],
    [
      'values of the step alone',
      extended('callActivity', '<camunda:in variables="all" local="true"/>', 'calledElement="p"'),
      'a',
      'its camunda:in (variables="all", local="true") says local',
    ],
    [
      'a key of its own',
      extended('callActivity', '<camunda:in businessKey="${no}"/>', 'calledElement="p"'),
      'a',
      'its camunda:in (businessKey="${no}") says businessKey',
    ],
    [
      'a call that hides what is around it',
      extended('callActivity', '<zeebe:calledElement processId="p" propagateAllParentVariables="false"/>'),
      'a',
      'hides the values around it',
    ],
    [
      'a mapping by a class',
      extended('callActivity', '', 'calledElement="p" camunda:variableMappingClass="X"'),
      'a',
      'its attribute variableMappingClass="X" does not run here',
    ],
    [
      'a step that is skipped',
      extended('userTask', '', 'flowable:skipExpression="${n}"'),
      'a',
      'its attribute skipExpression="${n}"',
    ],
    [
      'what instances give together',
      extended('userTask', '').replace(
        '</bpmn:userTask>',
        '<bpmn:multiInstanceLoopCharacteristics><bpmn:extensionElements><zeebe:loopCharacteristics inputCollection="=list" outputCollection="all"/></bpmn:extensionElements></bpmn:multiInstanceLoopCharacteristics></bpmn:userTask>',
      ),
      'a',
      'gathers what instances give',
    ],
  ])('%s', async (_, xml, element, why) => {
    const [at, message] = await refusal(xml)
    expect([at, message]).toEqual([element, expect.stringContaining(why)])
  })

  test('what is said to people, forms and drawings is left where it is', async () => {
    const remarks =
      '<camunda:properties><camunda:property name="n" value="v"/></camunda:properties><signavio:note text="x" xmlns:signavio="s"/>'
    expect(Object.keys((await compile(extended('userTask', remarks))).processes)).toEqual(['p'])
  })
})

test('what goes in and comes out is read where Camunda 8 says it', async () => {
  const { processes } = await compile(
    extended(
      'serviceTask',
      `<zeebe:taskDefinition type="send:erp"/><zeebe:ioMapping><zeebe:input source="= n + 1" target="m"/>
      <zeebe:input source="fixed" target="k"/><zeebe:output source="=r" target="no"/></zeebe:ioMapping>`,
    ),
  )
  const { inputs, outputs } = processes.p?.nodes.a ?? {}
  expect(inputs?.map(({ target }) => target)).toEqual(['m', 'k'])
  expect(inputs?.[1]?.value).toEqual(['fixed'])
  expect(outputs).toEqual([{ target: 'no', value: [{ is: 'name', name: 'r' }] }])
})

test('who does a task is read where Camunda 8 says it', async () => {
  const { processes } = await compile(
    userTask(`<bpmn:userTask id="a"><bpmn:extensionElements xmlns:zeebe="http://camunda.org/schema/zeebe/1.0">
      <zeebe:assignmentDefinition assignee="=initiator" candidateGroups="sales, buyers"/><zeebe:formDefinition formKey="order"/>
      </bpmn:extensionElements></bpmn:userTask>`),
  )
  expect(processes.p?.nodes.a?.user).toMatchObject({
    assignee: [{ is: 'name', name: 'initiator' }],
    candidateGroups: [['sales'], ['buyers']],
    formKey: 'order',
  })
})
