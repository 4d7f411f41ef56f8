import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test-support/untrusted-inputs/unit.ts';
import type { UntrustedInput } from '../../../../test-support/untrusted-inputs/untrusted-input.ts';
import { formatDiagnostic } from '../../content/diagnostic.ts';
import { Reporter } from '../page/reporter.ts';
import { readSvg, svgSize } from './svg.ts';

const NAMESPACES =
  'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:h="http://www.w3.org/1999/xhtml"';

const svg = (...lines: readonly string[]) =>
  [`<svg ${NAMESPACES} viewBox="0 0 9 9">`, ...lines, '</svg>'].join('\n');

/** Reads a file. Returns its tree and its problems, one per line, without hints. */
function read(source: string | Uint8Array) {
  const report = new Reporter('a.svg');
  const tree = readSvg(typeof source === 'string' ? Buffer.from(source) : source, report);
  const problems = report.diagnostics().map((problem) => formatDiagnostic(problem).split('\n')[0] ?? '');
  expect(tree === undefined).toBe(problems.length > 0);
  return { tree, problems };
}

describe('an SVG', () => {
  it('with one mistake in many elements is one problem', () => {
    const label = '<foreignObject><h:div>x</h:div></foreignObject>';
    expect(read(svg(label, label)).problems).toHaveLength(new Set(read(svg(label)).problems).size);
  });

  it.each<[string, UntrustedInput<'SVG'>]>([
    ['<script>alert(1)</script>', 'a script'],
    ['<script href="data:text/javascript,alert(1)"/>', 'a script'],
    ['<h:script>alert(1)</h:script>', 'a script'],
    ['<s:script xmlns:s="http://www.w3.org/2000/svg"/>', 'a script'],
    ['<metadata><h:script>alert(1)</h:script></metadata>', 'a script'],
    ['<rect onload="alert(1)"/>', 'an event attribute'],
    ['<rect ONCLICK="alert(1)"/>', 'an event attribute'],
    ['<animate attributeName="onclick" to="alert(1)"/>', 'an event attribute'],
    ['<animate onbegin="alert(1)" attributeName="x" dur="1s"/>', 'an event attribute'],
    ['<foreignObject><h:iframe src="x"/></foreignObject>', 'a foreign object'],
    ['<h:iframe src="javascript:alert(1)"/>', 'a foreign object'],
    ['<m:math xmlns:m="http://www.w3.org/1998/Math/MathML" href="javascript:alert(1)"/>', 'a foreign object'],
    ['<a href="javascript:alert(1)"><text>x</text></a>', 'a reference to elsewhere'],
    ['<a href="&#x6A;avascript:alert(1)"><text>x</text></a>', 'a reference to elsewhere'],
    ['<a xlink:href="https://evil.example"><text>x</text></a>', 'a reference to elsewhere'],
    ['<a l:href="https://evil.example" xmlns:l="http://www.w3.org/1999/xlink"/>', 'a reference to elsewhere'],
    ['<image href="https://evil.example/a.png"/>', 'a reference to elsewhere'],
    ['<image href="other.png"/>', 'a reference to elsewhere'],
    ['<image href="data:image/svg+xml,%3Csvg/%3E"/>', 'a reference to elsewhere'],
    ['<use href="//evil.example/a.svg#a"/>', 'a reference to elsewhere'],
    ['<use xml:base="//evil.example/a.svg" href="#a"/>', 'a reference to elsewhere'],
    ['<set attributeName="xlink:href" to="javascript:alert(1)"/>', 'a reference to elsewhere'],
    ['<rect fill="url(https://evil.example/a.svg#a)"/>', 'a style that fetches'],
    ['<rect style="fill: url( &quot;//evil.example/a&quot; )"/>', 'a style that fetches'],
    ['<rect style="cursor: image-set(&quot;a.png&quot; 1x)"/>', 'a style that fetches'],
    ['<animate attributeName="fill" values="red; url(//evil.example/#a)"/>', 'a style that fetches'],
    ['<style>@import "//evil.example/a.css";</style>', 'a style that fetches'],
    ['<style>@\\69mport "//evil.example/a.css";</style>', 'a style that fetches'],
    ['<style>rect { fill: u\\72 l(//evil.example/a) }</style>', 'a style that fetches'],
    ['<style>rect { fill: u\\72&#13;&#10;l(//evil.example/a) }</style>', 'a style that fetches'],
    ['<style><![CDATA[rect { fill: u]]>rl(//evil.example/a) }</style>', 'a style that fetches'],
    ['<style>rect { fill: u<!-- -->rl(//evil.example/a) }</style>', 'a style that fetches'],
    ['<style>rect { fill: u<g>x</g>rl(//evil.example/a) }</style>', 'a style that fetches'],
    ['<?xml-stylesheet href="a.xsl" type="text/xsl"?>', 'an instruction'],
    ['&lol;', 'an entity'],
    [`${'<g>'.repeat(50_000)}${'</g>'.repeat(50_000)}`, 'deep nesting'],
  ])('must not contain %.80s', (part, what) => {
    const [problem, other] = read(svg('<g>', part, '</g>')).problems;
    expect(problem).toMatch(/^a\.svg:3:\d+ error: /);
    expect(other ?? problem).toMatch(/^a\.svg:3:\d+ error: /);
    covers('SVG', what);
  });

  it.each([
    ['<!DOCTYPE svg [<!ENTITY lol "<script/>">]>'],
    ['<!DOCTYPE svg SYSTEM "https://evil.example/a.dtd">'],
    ['<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/a.dtd" [<!ENTITY a "b">]>'],
    ['<?xml-stylesheet href="a.xsl" type="text/xsl"?>'],
    ['<?xml version="1.0" encoding="ISO-2022-JP"?>'],
  ])('must not begin with %s', (line) => {
    expect(read(`${line}\n${svg()}`).problems).toHaveLength(1);
    covers('SVG', 'an entity');
  });

  it.each([
    ['text', 'Hello'],
    ['nothing', ''],
    ['HTML', '<html xmlns="http://www.w3.org/1999/xhtml"><svg xmlns="http://www.w3.org/2000/svg"/></html>'],
    ['no namespace', '<svg viewBox="0 0 9 9"/>'],
    ['a tag that is not closed', `<svg ${NAMESPACES}><g>`],
    ['another encoding', Buffer.from(svg('<text>é</text>'), 'latin1')],
  ])('is not read from %s', (_, source) => {
    expect(read(source).problems.at(-1)).toMatch(/^a\.svg:\d+:\d+ error: The (?:SVG|file) /);
  });

  it('of ordinary tools is read', () => {
    const { tree } = read(
      [
        '\uFEFF<?xml version="1.0" encoding="UTF-8" standalone="no"?>',
        '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">',
        '<!-- Do not edit this file with editors other than diagrams.net -->',
        `<svg ${NAMESPACES} xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"`,
        '   version="1.1"',
        `   content="&lt;mxfile&gt;${'url(https://x.example) '.repeat(100)}&lt;/mxfile&gt;"`,
        '   width="120px" height="80px">',
        '  <metadata><rdf:RDF><rdf:li rdf:resource="https://x.example/licence"/></rdf:RDF></metadata>',
        '  <inkscape:namedview showgrid="false"/>',
        '  <style type="text/css"><![CDATA[.a { fill: url(#b); } @font-face { font-family: X; src: url("data:font/woff2;base64,AAAA") }]]></style>',
        '  <defs><linearGradient id="b" xlink:href="#c"/></defs>',
        '  <image xlink:href="data:image/png;base64,AAAA" width="9" height="9"/>',
        '  <a href="#b"><text style="font-family: &quot;A B&quot;" fill="url(\'#b\')">A &amp; B &#8364;</text></a>',
        '  <animateTransform attributeName="transform" type="rotate" from="0" to="360" dur="1s"/>',
        '</svg>',
        '',
      ].join('\n'),
    );
    expect(tree && svgSize(tree)).toEqual({ width: 120, height: 80 });
  });

  it.each([
    ['width="30" height="20"', 30, 20],
    ['width="1in" height="2.54cm"', 96, 96],
    ['viewBox="0 0 30 20"', 30, 20],
    ['viewBox="0,0,30,20" width="100%" height="100%"', 30, 20],
    ['viewBox="0 0 30 20" width="60"', 60, 40],
    ['viewBox="0 0 30 20" height="60"', 90, 60],
  ])('with %s has the size that browsers give it', (attributes, width, height) => {
    const { tree } = read(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}/>`);
    expect(tree && svgSize(tree)).toEqual({ width, height });
  });
});

it('whose first tag is thousands of characters long, as that of diagrams.net, has the size in it', () => {
  const content = 'x'.repeat(5000);
  const { tree } = read(
    `<svg ${NAMESPACES} content="${content}" width="120px" height="80px" viewBox="0 0 120 80"><rect width="9" height="9"/></svg>`,
  );
  expect(tree && svgSize(tree)).toEqual({ width: 120, height: 80 });
});
