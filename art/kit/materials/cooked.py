"""Materials of cooked and liquid food."""

from kit.nodes import material


@material
def seared_salmon_material(nodes):
    """Seared salmon in the colors of the mesh's attribute 'col', whose alpha says how much glaze is on it: moist flesh, light shines into it, its fibers along X."""
    position = nodes.objcoord()
    glaze = nodes.attr("col", "Alpha")
    fibers = nodes.noise(nodes.mapping(position, (10, 60, 60)), 1, 3, 0.6)
    grained = nodes.math("ADD", fibers, nodes.math("MULTIPLY", nodes.noise(position, 90, 2), 0.4))
    uneven = nodes.math("MULTIPLY", nodes.noise(position, 24, 3, 0.6), 1.6)
    grained = nodes.math("ADD", grained, nodes.math("MULTIPLY", uneven, glaze))
    wet = nodes.ramp(nodes.noise(position, 8, 4, 0.6), [(0.40, 0.0), (0.62, 1.0)])
    wet = nodes.math("MAXIMUM", nodes.math("MULTIPLY", wet, 0.75), glaze)
    return nodes.done(
        nodes.pbr(
            nodes.attr("col"),
            nodes.mix(wet, 0.50, 0.20),
            nodes.mix(wet, 0.3, 0.75),
            0.20,
            rad=(0.08, 0.026, 0.013),
            coat=nodes.math("MULTIPLY", glaze, 0.35),
            coat_rough=0.10,
            normal=nodes.bump(grained, 0.45, 0.014),
        )
    )


@material
def syrup_material(nodes, deep="#7C4608", thin="#E2A046"):
    """See-through syrup or oil (without refraction, which adds caustic noise)."""
    ripple = nodes.bump(nodes.noise(nodes.coord("Object"), 5, 2), 0.10, 0.02)
    amber = nodes.pbr(deep, 0.3, 0, normal=ripple)
    clear = nodes.add("ShaderNodeBsdfTransparent", {"Color": thin}).outputs[0]
    body = nodes.add("ShaderNodeMixShader", {0: 0.72, 1: amber, 2: clear}).outputs[0]
    shine = nodes.add("ShaderNodeBsdfGlossy", {"Roughness": 0.05, "Normal": ripple}).outputs[0]
    mirrored = nodes.math("ADD", 0.045, nodes.math("POWER", nodes.facing(0.5), 5))
    return nodes.done(nodes.add("ShaderNodeMixShader", {0: mirrored, 1: body, 2: shine}).outputs[0])


@material
def milk_material(nodes):
    """Milk thick with starch, in which things just below the surface are visible."""
    position = nodes.coord("Object")
    ripple = nodes.bump(nodes.noise(position, 7, 3), 0.12, 0.03)
    white = nodes.pbr("#F6EDDC", 0.16, 0.5, coat=0.6, coat_rough=0.05, normal=ripple)
    clear = nodes.add("ShaderNodeBsdfTransparent", {"Color": "#FBF3E2"}).outputs[0]
    thick = nodes.ramp(nodes.noise(position, 5, 4, 0.6), [(0.35, 0.35), (0.65, 0.7)])
    return nodes.done(nodes.add("ShaderNodeMixShader", {0: thick, 1: clear, 2: white}).outputs[0])


@material
def sauce_material(nodes, gloss=0.5, bump_scale=26):
    """A cooked sauce in the colors of the mesh's attribute 'col': matte pulp between pools of oil."""
    position = nodes.coord("Object")
    oil = nodes.ramp(nodes.noise(position, 5.5, 4, 0.6), [(0.38, 0.0), (0.56, 1.0)])
    pulp = nodes.noise(position, bump_scale, 5, 0.65)
    base = nodes.mix(
        0.14,
        nodes.attr("col"),
        nodes.mix(nodes.noise(position, 12, 5, 0.7), "#2A2A2A", "#E0E0E0"),
        "OVERLAY",
    )
    return nodes.done(
        nodes.pbr(
            base,
            nodes.mix(oil, 0.46, 0.07),
            nodes.mix(oil, 0.2, 0.5),
            0.06,
            rad=(0.08, 0.03, 0.015),
            coat=nodes.math("MULTIPLY", oil, gloss),
            coat_rough=0.05,
            normal=nodes.bump(pulp, 0.22, 0.03),
        )
    )


@material
def oily_sauce_material(nodes, bump_scale=30, rough=0.40):
    """A cooked sauce in the colors of the mesh's attribute 'col', whose alpha says how much oil floats there; the rest is as `rough`."""
    position = nodes.coord("Object")
    oil = nodes.attr("col", "Alpha")
    pulp = nodes.noise(position, bump_scale, 5, 0.65)
    base = nodes.mix(
        nodes.mix(oil, 0.22, 0.05),
        nodes.attr("col"),
        nodes.mix(nodes.noise(position, 14, 5, 0.7), "#242424", "#E4E4E4"),
        "OVERLAY",
    )
    return nodes.done(
        nodes.pbr(
            base,
            nodes.mix(oil, rough, 0.11),
            nodes.mix(oil, 0.08 / rough, 0.4),
            0.06,
            rad=(0.08, 0.03, 0.015),
            coat=nodes.mix(oil, max(0, 0.9 - 2.25 * rough), 0.5),
            coat_rough=0.06,
            normal=nodes.bump(pulp, nodes.mix(oil, 0.30, 0.14), 0.025),
        )
    )


@material
def oil_film_material(nodes):
    """Thin, oily sauce in the colors of the mesh's attribute 'col', whose alpha says how much it hides."""
    position = nodes.coord("Object")
    film = nodes.pbr(
        nodes.attr("col"),
        0.14,
        0.5,
        coat=0.7,
        coat_rough=0.05,
        normal=nodes.bump(nodes.noise(position, 12, 4, 0.6), 0.15, 0.02),
    )
    hidden = nodes.attr("col", "Alpha")
    tint = nodes.mix(hidden, "#FFFFFF", "#F7B070")
    clear = nodes.add("ShaderNodeBsdfTransparent", {"Color": tint}).outputs[0]
    return nodes.done(nodes.add("ShaderNodeMixShader", {0: hidden, 1: clear, 2: film}).outputs[0])


@material
def egg_white_material(nodes):
    """Set egg white in the colors of the mesh's attribute 'col', wet; where its alpha is low, it is a lace of bubbles."""
    position = nodes.objcoord()
    seen = nodes.attr("col", "Alpha")
    curds = nodes.math(
        "ADD",
        nodes.noise(position, 6, 1),
        nodes.math("MULTIPLY", nodes.noise(position, 22, 1), 0.16),
    )
    white = nodes.pbr(
        nodes.attr("col"),
        nodes.ramp(nodes.noise(position, 5, 3), [(0.35, 0.07), (0.65, 0.20)]),
        1,
        0.4,
        rad=(0.10, 0.07, 0.05),
        coat=1,
        coat_rough=0.05,
        normal=nodes.bump(curds, 0.9, 0.06),
    )
    bubble = nodes.math("SUBTRACT", 0.9, nodes.math("MULTIPLY", nodes.voronoi(position, 26), 2.2))
    hole = nodes.math("SUBTRACT", bubble, nodes.math("MULTIPLY", seen, 1.6), clamp=True)
    seen = nodes.math("SUBTRACT", seen, hole, clamp=True)
    clear = nodes.add("ShaderNodeBsdfTransparent", {"Color": "#FFF1DF"}).outputs[0]
    return nodes.done(nodes.add("ShaderNodeMixShader", {0: seen, 1: clear, 2: white}).outputs[0])


@material
def rice_material(nodes, a, b):
    """Steamed rice between the tones `a` and `b`: light shines through a grain, and its skin is moist in places."""
    position = nodes.objcoord()
    cloudy = nodes.ramp(nodes.noise(position, 22, 2), [(0.35, 0.0), (0.65, 1.0)])
    base = nodes.hue(nodes.mix(cloudy, a, b), 0.02, 0.2)
    skin = nodes.pbr(
        base,
        nodes.ramp(nodes.noise(position, 30, 2), [(0.35, 0.10), (0.65, 0.36)]),
        0.8,
        0.5,
        rad=(0.05, 0.038, 0.022),
        coat=0.8,
        coat_rough=0.06,
        normal=nodes.bump(nodes.noise(position, 50, 2), 0.25, 0.008),
    )
    through = nodes.add("ShaderNodeBsdfTranslucent", {"Color": base}).outputs[0]
    grain = nodes.add("ShaderNodeMixShader", {0: 0.25, 1: skin, 2: through}).outputs[0]
    # Light between grains, most of which is lost with few bounces.
    warm = nodes.mix(0.5, base, "#FFE9C4")
    glow = nodes.add("ShaderNodeEmission", {"Color": warm, "Strength": 0.075}).outputs[0]
    return nodes.done(nodes.add("ShaderNodeAddShader", {0: grain, 1: glow}).outputs[0])
